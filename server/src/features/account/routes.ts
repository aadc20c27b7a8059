import { chooseOrganisations as chooseRoute } from "@kalivo/contract/routes/choose-organisations.ts";
import { chooseLanguage as languageRoute } from "@kalivo/contract/routes/own/choose-language.ts";
import { giveConsent } from "@kalivo/contract/routes/own/give-consent.ts";
import {
  readInviteKey as inviteKeyRoute,
  renewInviteKey as renewRoute,
} from "@kalivo/contract/routes/own/invite-key.ts";
import { saveRegistration } from "@kalivo/contract/routes/own/save-registration.ts";
import { readMe as meRoute } from "@kalivo/contract/routes/read-me.ts";
import { saveInformations as saveRoute } from "@kalivo/contract/routes/save-informations.ts";
import { setActiveSource as sourceRoute } from "@kalivo/contract/routes/set-active-source.ts";
import { savePrivacy as privacyRoute } from "@kalivo/contract/routes/save-privacy.ts";
import { serverWords } from "@kalivo/words/server.ts";
import type { Api } from "../../http/route-handler.ts";
import { refusal, reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { addressMails } from "../auth/address/ask-for-confirmation.ts";
import { prepareChange } from "../auth/address/change-address.ts";
import { mountErasure } from "./erasure/routes.ts";
import { chooseOrganisations } from "./choose-organisations.ts";
import { inviteKeyOf, renewInviteKey } from "./invite-key.ts";
import { mountMailLinks } from "./mail-links/routes.ts";
import { readMe } from "./me/read-me.ts";
import { deleteRegistration, updateRegistration, updateUser } from "../people/people.queries.ts";
import { saveInformations } from "./save-informations.ts";
import { setActiveSource } from "./set-active-source.ts";
import { savePrivacy } from "./save-privacy.ts";
import { setConsent } from "./set-consent.ts";

const NEVER_KEPT = { "cache-control": "no-store" };

/** The routes of a person's own account: profile, privacy, organisations, erasure. */
export function mountAccount(api: Api, services: Services) {
  const { db, activitySources } = services;
  const mails = addressMails(services.limits);
  mountErasure(api, services);
  mountMailLinks(api, services);
  api.on(meRoute, async ({ person, say, now }) => {
    const body = await readMe(services, person, { now, say });
    return body === null
      ? refusal(401, ({ request }) => request.signIn)
      : { status: 200 as const, body, headers: { "x-server-time": now.toISOString() } };
  });

  api.on(saveRoute, async ({ person, body, files, say, now }) => {
    const { email, proof } = body;
    const change =
      email === undefined ? null : await prepareChange(services, mails, { person, email, proof }, now);
    if (change !== null && typeof change !== "function") return change;
    const input = { ...body, file: files[0], ...(change !== null && { alongside: change }) };
    const refused = await saveInformations(db, person.id, input, now);
    return refused ?? { status: 200 as const, body: { message: say.accounts.saved } };
  });

  api.on(privacyRoute, async ({ person, body, say, now }) => {
    const refused = await savePrivacy(db, person.id, body, now);
    return refused ?? { status: 200 as const, body: { message: say.accounts.saved } };
  });

  api.on(chooseRoute, async ({ person, body, say, now }) => {
    const list = { chosen: body.organisations, before: body.before };
    const refused = await chooseOrganisations(db, person.id, list, now);
    return refused ?? { status: 200 as const, body: { message: say.accounts.organisationsSaved } };
  });

  api.on(sourceRoute, async ({ person, body, say }) => {
    const refused = await setActiveSource({ db, activitySources }, person.id, body.source);
    return refused ?? { status: 200 as const, body: { message: say.accounts.sourceSaved } };
  });

  api.on(languageRoute, async ({ person, body: { language } }) => {
    await updateUser(db, person.id, { language });
    return { status: 200 as const, body: { message: serverWords(language).accounts.languageSaved } };
  });

  api.on(giveConsent, async ({ person, body, say, now }) => {
    const refused = await setConsent(services, person.id, body, now);
    return refused ?? { status: 200 as const, body: { message: say.accounts.answerSaved } };
  });

  api.on(saveRegistration, async ({ person, body: { type = null, step }, say }) => {
    if (step === undefined) await deleteRegistration(db, person.id);
    else await updateRegistration(db, person.id, { type, step });
    return reply(200, { message: say.accounts.answerSaved });
  });

  api.on(inviteKeyRoute, async ({ person, now }) =>
    reply(200, { key: await inviteKeyOf(db, person.id, now) }, NEVER_KEPT),
  );
  api.on(renewRoute, async ({ person, now }) =>
    reply(200, { key: await renewInviteKey(db, person.id, now) }, NEVER_KEPT),
  );
}
