import { readAnswer as answerRoute, writeAnswer as writeRoute } from "@kalivo/contract/routes/own/answers.ts";
import { cheer as cheerRoute, readCheers as cheersRoute } from "@kalivo/contract/routes/own/cheers.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Api } from "../../http/route-handler.ts";
import { reply } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { readAnswer } from "./answers/read-answer.ts";
import { writeAnswer } from "./answers/write-answer.ts";
import { setCheer } from "./cheer.ts";
import { readCheers } from "./read-cheers.ts";

/** What donors and burners say to each other: a tap on a week, a word on a month. */
export function mountCheers(api: Api, services: Pick<Services, "db" | "pool">) {
  const { db } = services;
  api.on(cheersRoute, async ({ person, now }) => reply(200, await readCheers(db, person.id, now)));

  api.on(cheerRoute, async ({ person, params, body, say, now }) => {
    const outcome = await setCheer(db, { donorId: person.id, burnerId: params.id, ...body }, now);
    if (!("cheered" in outcome)) return outcome;
    const { cheered } = outcome;
    const isRead = cheered && !body.cheer;
    const message = isRead ? say.cheers.readAlready : cheered ? say.cheers.cheered : say.cheers.takenBack;
    return reply(200, { cheered, message });
  });

  api.on(answerRoute, async ({ person, say, now }) =>
    reply(200, await readAnswer(db, { burnerId: person.id, say }, now)),
  );

  api.on(writeRoute, ({ person, body, say, now }) =>
    allOrNothing(services, async (inside) => {
      const refused = await writeAnswer(inside.db, person.id, body, now);
      return refused ?? reply(200, await readAnswer(inside.db, { burnerId: person.id, say }, now));
    }),
  );
}
