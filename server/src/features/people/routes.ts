import { chooseOrganisations as chooseRoute } from "@kalivo/contract/routes/choose-organisations.ts";
import { listBurners } from "@kalivo/contract/routes/list-burners.ts";
import { listDonors } from "@kalivo/contract/routes/list-donors.ts";
import { giveConsent } from "@kalivo/contract/routes/own/give-consent.ts";
import { readMe as meRoute } from "@kalivo/contract/routes/read-me.ts";
import { readProfile as profileRoute } from "@kalivo/contract/routes/read-profile.ts";
import { saveInformations as saveRoute } from "@kalivo/contract/routes/save-informations.ts";
import { setActiveSource as sourceRoute } from "@kalivo/contract/routes/set-active-source.ts";
import { savePrivacy as privacyRoute } from "@kalivo/contract/routes/save-privacy.ts";
import type { Api } from "../../http/mount.ts";
import { refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { chooseOrganisations } from "./choose-organisations.ts";
import { listPeople } from "./directory/list-people.ts";
import { readMe } from "./me/read-me.ts";
import { readProfile } from "./profile/read-profile.ts";
import { saveInformations } from "./save-informations.ts";
import { setActiveSource } from "./set-active-source.ts";
import { savePrivacy } from "./save-privacy.ts";
import { setConsent } from "./set-consent.ts";

type Needs = Pick<Services, "db" | "pool" | "config" | "activitySources" | "secretKeys">;

export function mountPeople(api: Api, services: Needs) {
  const { db, pool, activitySources } = services;
  api.on(meRoute, async ({ person, now }) => {
    const body = await readMe(services, person.id, now);
    return body === null ? refusal(401, "Please sign in.") : { status: 200 as const, body };
  });

  api.on(saveRoute, async ({ person, body, files, now }) => {
    const refused = await saveInformations(db, person.id, { ...body, file: files[0] }, now);
    return refused ?? { status: 200 as const, body: { message: "Modifications saved !" } };
  });

  api.on(privacyRoute, async ({ person, body, now }) => {
    const refused = await savePrivacy(db, person.id, body, now);
    return refused ?? { status: 200 as const, body: { message: "Modifications saved !" } };
  });

  api.on(chooseRoute, async ({ person, body, now }) => {
    const refused = await chooseOrganisations(db, person.id, body.organisations, now);
    return refused ?? { status: 200 as const, body: { message: "Your organisations are saved." } };
  });

  api.on(sourceRoute, async ({ person, body }) => {
    const refused = await setActiveSource({ db, activitySources }, person.id, body.source);
    return refused ?? { status: 200 as const, body: { message: "Your source is saved." } };
  });

  api.on(giveConsent, async ({ person, body, now }) => {
    const refused = await setConsent(services, person.id, body, now);
    return refused ?? { status: 200 as const, body: { message: "Your answer is saved." } };
  });

  api.on(listBurners, ({ person, query }) => listPeople(pool, "burner", person.id, query));
  api.on(listDonors, ({ person, query }) => listPeople(pool, "donor", person.id, query));

  api.on(profileRoute, async ({ person, params }) => {
    const body = await readProfile(pool, person.id, params.id);
    return body === null
      ? refusal(404, "This profile does not exist or is not public.")
      : { status: 200 as const, body };
  });
}
