/** The fonts that go along with the program. This file and the bundle made of it stand equally deep in the package. */
export const FONTS = new URL("../../assets/fonts/", import.meta.url);
