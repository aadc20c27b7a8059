import { forgotPassword as forgotRoute } from "@kalivo/contract/routes/forgot-password.ts";
import { register as registerRoute } from "@kalivo/contract/routes/register.ts";
import { resetPassword as resetRoute } from "@kalivo/contract/routes/reset-password.ts";
import { signIn as signInRoute } from "@kalivo/contract/routes/sign-in.ts";
import { signOut as signOutRoute } from "@kalivo/contract/routes/sign-out.ts";
import type { Api } from "../../http/route-handler.ts";
import type { Services } from "../../services.ts";
import { codeChecks } from "../codes/code-checks.ts";
import { deleteRegistration } from "../people/people.queries.ts";
import { mountAddress } from "./address/routes.ts";
import { forgotLimits, forgotPassword } from "./forgot-password.ts";
import { mountPasskeys } from "./passkeys/routes.ts";
import { revokeSession } from "./auth.queries.ts";
import { register } from "./register.ts";
import { resetPassword } from "./reset-password.ts";
import { mountSecondFactor } from "./second-factor/routes.ts";
import { rememberNetwork, signInLimits } from "./sign-in-limits.ts";
import { mountSignIns } from "./sign-ins/routes.ts";
import { signIn } from "./sign-in.ts";

const AN_HOUR = 3600;
/** A whole club may register from one network; the limit stops a script. */
const ACCOUNTS_AN_HOUR = 300;

export function mountAuth(api: Api, services: Services) {
  const { db, limits, traces } = services;
  const registering = limits("register", ACCOUNTS_AN_HOUR, AN_HOUR);
  const forgetting = forgotLimits(limits);
  const codeTries = codeChecks(limits);
  const signingIn = signInLimits(limits);
  mountPasskeys(api, services);
  mountSecondFactor(api, services);
  mountAddress(api, services);
  mountSignIns(api, services);

  api.on(registerRoute, async ({ body, address, language, say, now }) => {
    const tooMany = await registering.consume(address);
    if (tooMany !== null) return tooMany;
    const outcome = await register({ ...services, codeTries }, body, { language, say, address }, now);
    if ("refused" in outcome) return outcome;
    const { personId, ...answered } = outcome;
    await rememberNetwork(signingIn, personId, address);
    return { status: 201 as const, body: answered };
  });

  api.on(signInRoute, async ({ body, address, now }) => {
    const outcome = await signIn({ db, traces, limits: signingIn }, { ...body, address }, now);
    return "refused" in outcome ? outcome : { status: 200 as const, body: outcome };
  });

  api.on(signOutRoute, async ({ person, say, now }) => {
    await db.transaction().execute(async (tx) => {
      await revokeSession(tx, person.tokenHash, now);
      await deleteRegistration(tx, person.id); // rule 52
    });
    return {
      status: 200 as const,
      body: { message: say.accounts.signedOut },
      // Clears cached answers in the browser; the app deletes its own storage itself.
      headers: { "clear-site-data": '"cache"' },
    };
  });

  api.on(forgotRoute, async ({ body, address, say, now }) => {
    const refused = await forgotPassword(services, forgetting, { email: body.email, address }, now);
    return (
      refused ?? {
        status: 200 as const,
        body: { message: say.accounts.forgotSent },
      }
    );
  });

  api.on(resetRoute, async ({ body, address, say, now }) => {
    const reset = await resetPassword(services, { ...body, address }, now);
    if (!reset.ok) return reset.refusal;
    // Reading the owner's mail makes this a known network, which is not slowed down by failures elsewhere.
    const { userId, passkeysRemoved } = reset.value;
    await rememberNetwork(signingIn, userId, address);
    const { passwordSet, passwordSetPasskeysRemoved } = say.accounts;
    return {
      status: 200 as const,
      body: { message: passkeysRemoved ? passwordSetPasskeysRemoved : passwordSet },
    };
  });
}
