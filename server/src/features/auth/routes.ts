import { FORGOT_MAILS_AN_HOUR } from "@kalivo/domain/limits.ts";
import { forgotPassword as forgotRoute } from "@kalivo/contract/routes/forgot-password.ts";
import { register as registerRoute } from "@kalivo/contract/routes/register.ts";
import { resetPassword as resetRoute } from "@kalivo/contract/routes/reset-password.ts";
import { signIn as signInRoute } from "@kalivo/contract/routes/sign-in.ts";
import { signOut as signOutRoute } from "@kalivo/contract/routes/sign-out.ts";
import type { Api } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import { forgotPassword } from "./forgot-password.ts";
import { revokeSession } from "./queries.ts";
import { register } from "./register.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn, signInLimits } from "./sign-in.ts";

const AN_HOUR = 3600;
/** A whole club may register from one network; a script that floods us may not. */
const ACCOUNTS_AN_HOUR = 300;

export function mountAuth(api: Api, services: Pick<Services, "db" | "limits" | "log">) {
  const { db, limits } = services;
  const registering = limits("register", ACCOUNTS_AN_HOUR, AN_HOUR);
  const forgetting = limits("forgot", FORGOT_MAILS_AN_HOUR, AN_HOUR);
  const signingIn = signInLimits(limits);

  api.on(registerRoute, async ({ body, address, language, say, now }) => {
    const tooMany = await registering.consume(address);
    if (tooMany !== null) return tooMany;
    const outcome = await register(services, body, { language, say }, now);
    return "refused" in outcome ? outcome : { status: 201 as const, body: outcome };
  });

  api.on(signInRoute, async ({ body, address, now }) => {
    const outcome = await signIn(db, signingIn, { ...body, address }, now);
    return "refused" in outcome ? outcome : { status: 200 as const, body: outcome };
  });

  api.on(signOutRoute, async ({ person, say, now }) => {
    await revokeSession(db, person.tokenHash, now);
    return { status: 200 as const, body: { message: say.accounts.signedOut } };
  });

  api.on(forgotRoute, async ({ body, address, say, now }) => {
    const refused = (await forgetting.consume(address)) ?? (await forgotPassword(db, body.email, now));
    return (
      refused ?? {
        status: 200 as const,
        body: { message: say.accounts.forgotSent },
      }
    );
  });

  api.on(resetRoute, async ({ body, say, now }) => {
    const refused = await resetPassword(db, body, now);
    return refused ?? { status: 200 as const, body: { message: say.accounts.passwordSet } };
  });
}
