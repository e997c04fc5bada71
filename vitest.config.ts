import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/support/cli/build.ts",
    // No test changes what another sees: the modules need not be loaded anew for each file.
    isolate: false,
    // On two cores Vitest would leave one idle.
    maxWorkers: 2,
    // Most of the waiting is for child processes; more than the cores would only wait for one another.
    maxConcurrency: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
