import { expect, test } from "vitest";
import { VARIABLES } from "./environment.ts";
import { misspeltNames } from "./misspelt.ts";

const found = (...names: string[]) =>
  misspeltNames(Object.fromEntries(names.map((name) => [name, "x"])), VARIABLES);

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["STRIPE_SECRETKEY", "STRIPE_SECRET_KEY"],
  ["public_url", "PUBLIC_URL"],
  ["SECRET-KEYS", "SECRET_KEYS"],
  ["SECRET_KEY_FILE", "SECRET_KEYS_FILE"],
])("%s is taken for %s", (name, meant) => {
  expect(found(name)).toEqual([{ name, meant }]);
});

const OF_OTHERS =
  "HOME HOSTNAME PATH PWD POST PORTS DEMOS LANG LOGNAME NODE_ENV NO_COLOR PGDATA PGHOST XDG_DATA_DIRS npm_config_cache KUBERNETES_PORT";

test("what is ours, and what other programs read, is not misspelt", () => {
  expect(found(...VARIABLES, "SMTP_URL_FILE", "CREDENTIALS_DIRECTORY", ...OF_OTHERS.split(" "))).toEqual([]);
});
