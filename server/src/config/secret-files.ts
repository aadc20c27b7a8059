import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config-error.ts";

/** The variables that may be read from a file instead: whoever knows one of them can act for the association. */
export const SECRETS = [
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "SECRET_KEYS",
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRAVA_CLIENT_SECRET",
  "STRAVA_VERIFY_TOKEN",
  "GARMIN_CLIENT_SECRET",
  "METRICS_TOKEN",
  "PING_URL",
] as const;

const names: readonly string[] = SECRETS;

type Environment = Readonly<Record<string, string | undefined>>;
type Place = { readonly said: string; readonly path: string };

/**
 * The environment with the content of the files that `<NAME>_FILE` names, and of the credentials that systemd passes (files
 * named like the variable in `$CREDENTIALS_DIRECTORY`). Blanks around a secret are no part of it.
 * @throws ConfigError when a file cannot be read or is empty, or a secret is given twice
 */
export function withSecretFiles(env: Environment, variables: readonly string[]): Record<string, string> {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, value]],
    ),
  );
  const open = variables.find((name) => !names.includes(name) && set[`${name}_FILE`] !== undefined);
  if (open !== undefined)
    throw new ConfigError(`${open}_FILE is not read: ${open} is no secret, set the variable itself`);
  for (const name of SECRETS) {
    const [place, another] = placesOf(name, set);
    if (place === undefined) continue;
    const second = set[name] === undefined ? another?.said : name;
    if (second !== undefined)
      throw new ConfigError(`${second} and ${place.said} both give ${name}: leave one of them out`);
    set[name] = readSecret(place);
  }
  return set;
}

function placesOf(name: string, set: Environment): Place[] {
  const named = set[`${name}_FILE`];
  const passed = join(set["CREDENTIALS_DIRECTORY"] ?? "", name);
  return [
    ...(named === undefined ? [] : [{ said: `${name}_FILE`, path: named }]),
    ...(set["CREDENTIALS_DIRECTORY"] !== undefined && existsSync(passed)
      ? [{ said: `the credential ${name} of systemd`, path: passed }]
      : []),
  ];
}

function readSecret({ said, path }: Place): string {
  const secret = contentOf(said, path).trim();
  if (secret === "") throw new ConfigError(`${said} is an empty file: ${path}`);
  return secret;
}

function contentOf(said: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const why = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new ConfigError(`${said} cannot be read: ${path}: ${REASONS[why] ?? why}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "this user may not read it",
  EISDIR: "it is a folder",
};
