import { afterEach, expect, test, vi } from "vitest";
import { ConfigError } from "../config/config-error.ts";
import { prepareBinaries } from "./embedded-binaries.ts";

afterEach(() => void vi.unstubAllGlobals());

test("an installation that brings no PostgreSQL is wrongly configured without DATABASE_URL, and says so once", async () => {
  vi.stubGlobal("process", Object.create(process, { arch: { value: "of nobody" } }));
  const refused = prepareBinaries();
  await expect(refused).rejects.toBeInstanceOf(ConfigError);
  await expect(refused).rejects.toThrow(/^DATABASE_URL is not set, and .* brings no PostgreSQL of its own/);
});
