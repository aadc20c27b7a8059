import {
  createNewsletter as createRoute,
  deleteNewsletter as deleteRoute,
  listNewsletters,
  readNewsletter as readRoute,
  saveNewsletter as saveRoute,
  sendNewsletter as sendRoute,
  testNewsletter as testRoute,
} from "@kalivo/contract/routes/own/admin/newsletters.ts";
import type { Newsletter, NewsletterDetail } from "@kalivo/contract/shapes/admin-mail.ts";
import { allOrNothing } from "#server/db/all-or-nothing.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Language } from "@kalivo/domain/language.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { drawnPictures, withPicturesInside } from "../../mail/inline-pictures.ts";
import type { MailParts } from "../../mail/mail-kind.ts";
import { isoOrNull, listReply } from "../page/list-reply.ts";
import {
  countReaders,
  findNewsletter,
  selectNewsletters,
  type NewsletterRow,
  type NewsletterText,
} from "./newsletters.queries.ts";
import {
  createDraft,
  saveDraft,
  sendNewsletter,
  sendTest,
  throwAway,
  UNKNOWN_NEWSLETTER,
} from "./write-newsletter.ts";

/** The mail that a newsletter becomes, in a reader's language; without the unsubscribe link, which differs by reader. */
export type PreviewNewsletter = (
  services: Pick<Services, "config" | "db">,
  language: Language,
  text: NewsletterText,
) => Promise<Pick<MailParts, "html" | "text" | "pictures">>;

type Needed = Pick<Services, "db" | "pool" | "config"> & { previewNewsletter: PreviewNewsletter };

export function mountNewslettersAdmin(api: Api, needed: Needed) {
  const { db } = needed;

  api.on(listNewsletters, async ({ query }) => listReply(await selectNewsletters(db, pageOf(query)), onWire));

  api.on(readRoute, ({ params, language }) => shown(needed, params.id, language));

  api.on(createRoute, ({ person, body, language, now }) =>
    allOrNothing(needed, async (inside) => {
      const created = await createDraft(inside.db, person.id, body, now);
      if (!created.ok) return created.refusal;
      const newsletter = await readNewsletter(inside, created.value, language);
      return newsletter === null ? UNKNOWN_NEWSLETTER : reply(201, newsletter);
    }),
  );

  api.on(saveRoute, ({ person, params, body, language, now }) =>
    allOrNothing(needed, async (inside) => {
      const refused = await saveDraft(inside.db, { actorId: person.id, newsletterId: params.id }, body, now);
      return refused ?? shown(inside, params.id, language);
    }),
  );

  api.on(deleteRoute, async ({ person, params, say, now }) => {
    const refused = await throwAway(db, { actorId: person.id, newsletterId: params.id }, now);
    return refused ?? reply(200, { message: say.admin.newsletters.gone });
  });

  api.on(testRoute, async ({ person, params, say, now }) => {
    const refused = await sendTest(db, { actorId: person.id, newsletterId: params.id }, now);
    return refused ?? reply(200, { message: say.admin.newsletters.testSent });
  });

  api.on(sendRoute, ({ person, params, language, now }) =>
    allOrNothing(needed, async (inside) => {
      const refused = await sendNewsletter(inside.db, { actorId: person.id, newsletterId: params.id }, now);
      return refused ?? shown(inside, params.id, language);
    }),
  );
}

async function shown(needed: Needed, id: number, language: Language) {
  const newsletter = await readNewsletter(needed, id, language);
  return newsletter === null ? UNKNOWN_NEWSLETTER : reply(200, newsletter);
}

async function readNewsletter(
  { db, config, previewNewsletter }: Needed,
  id: number,
  language: Language,
): Promise<NewsletterDetail | null> {
  const row = await findNewsletter(db, id);
  if (row === null) return null;
  const { html, text, pictures } = await previewNewsletter({ config, db }, language, row);
  return {
    ...onWire(row),
    readers_count: await countReaders(db),
    html: withPicturesInside(html, await drawnPictures(db, pictures)),
    text,
  };
}

const onWire = ({ created_at, updated_at, sent_at, ...same }: NewsletterRow): Newsletter => ({
  ...same,
  state: sent_at === null ? "draft" : "sent",
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  sent_at: isoOrNull(sent_at),
});
