import type { Clock } from "../../adapters/clock/port.ts";
import type { Config } from "../../config/config.ts";
import { ConfigError } from "../../config/config-error.ts";
import type { Db } from "../../db/client.ts";
import type { OperatorConfig, OperatorVariable } from "../../config/operator.ts";
import { loadSecretKeys } from "../../crypto/secret-keys.ts";
import { resetUrl } from "../auth/reset-url.ts";
import { readAssociation, type Association } from "./association.ts";
import { keepFirstStart, type FirstAdmin, type FirstStart } from "./keep-first-start.ts";
import { hasAdmin, selectAssociation } from "./setup.queries.ts";

/** The operator's terminal: asked when interactive, and told the outcome in any case. */
export type Operator = {
  /** Null: not interactive. */
  ask: ((known: OperatorConfig, asked: readonly OperatorVariable[]) => Promise<FirstStart>) | null;
  say: (line: string) => void;
  /** What is said goes to a log, which has no address and no link that lets somebody in. */
  isLogged: boolean;
};

/**
 * Without the demo the very first start asks for the association and the first admin; later ones read them.
 * @throws ConfigError with what is missing when it is not interactive
 */
export const firstStart =
  (operator: Operator) =>
  async (config: Config, db: Db, clock: Clock): Promise<Association> => {
    if (config.demo || (await selectAssociation(db)) !== null) return readAssociation(config, db);
    const asked = wanted(await hasAdmin(db));
    const missing = asked.filter((variable) => said(config.operator, variable) === null);
    if (missing.length > 0 && operator.ask === null) throw new ConfigError(sentence(missing));
    const answers =
      missing.length > 0 && operator.ask !== null
        ? await operator.ask(config.operator, asked)
        : answersOf(config);
    const admin = await keepFirstStart(db, await loadSecretKeys(db, config), answers, clock.now());
    if (admin !== null)
      operator.say(operator.isLogged ? loggedSentence(config, admin) : adminSentence(config, admin));
    return answers.association;
  };

/** For commands other than the start: refuses the example, which must not be used in a real mail. */
export async function knownAssociation(config: Config, db: Db): Promise<Association> {
  if (!config.demo && (await selectAssociation(db)) === null) {
    const missing = ASSOCIATION.filter((variable) => said(config.operator, variable) === null);
    if (missing.length > 0) throw new ConfigError(sentence(missing));
  }
  return readAssociation(config, db);
}

const ASSOCIATION = ["ASSOCIATION_NAME", "ASSOCIATION_MAIL"] as const;

/** An installation that has an admin needs no first one. */
const wanted = (adminExists: boolean): readonly OperatorVariable[] =>
  adminExists ? ASSOCIATION : [...ASSOCIATION, "FIRST_ADMIN"];

export function said(known: OperatorConfig, variable: OperatorVariable): string | null {
  if (variable === "ASSOCIATION_NAME") return known.associationName;
  return variable === "ASSOCIATION_MAIL" ? known.associationMail : known.firstAdmin;
}

const answersOf = ({ operator, associationName: name, associationMail: mail }: Config): FirstStart => ({
  association: { name, mail },
  firstAdmin: operator.firstAdmin,
});

function sentence(missing: readonly OperatorVariable[]): string {
  const last = missing.at(-1) ?? "";
  const list = missing.length === 1 ? last : `${missing.slice(0, -1).join(", ")} and ${last}`;
  return `The first start without the demo needs ${list}: set what is missing, or start in a terminal, which asks.`;
}

function adminSentence({ publicUrl, smtpUrl }: Config, { email, resetToken }: FirstAdmin): string {
  if (resetToken === null) return `  ${email} is the first admin now.`;
  return smtpUrl === null
    ? `  ${email} is the first admin. Within an hour, set the password here: ${resetUrl(publicUrl, resetToken)}`
    : `  ${email} is the first admin and gets a mail with a link to set the password.`;
}

function loggedSentence({ smtpUrl }: Config, { resetToken }: FirstAdmin): string {
  if (resetToken === null) return "  The account of FIRST_ADMIN is the first admin now.";
  return smtpUrl === null
    ? "  FIRST_ADMIN is the first admin. For the link that sets the password: kalivo person link, and that address."
    : "  FIRST_ADMIN is the first admin and gets a mail with a link to set the password.";
}
