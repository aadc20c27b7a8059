import type { Notification } from "@kalivo/contract/routes/own/notifications.ts";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { formatDate, formatEuros, formatMonth } from "@kalivo/domain/money/display.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import { serverWords } from "@kalivo/words/server.ts";
import type { Queryable } from "../../db/client.ts";
import { facesOfPayers, facesOfPeople, type Faces } from "../people/faces.queries.ts";
import {
  findMonthToAnswer,
  namesOfOrganisations,
  namesOfPayers,
  namesOfPeople,
  teamsOfStatements,
  type NotificationRow,
} from "./bell.queries.ts";

type Names = ReadonlyMap<number, string>;
type Known = {
  payers: Names;
  payerFaces: Faces;
  people: Names;
  faces: Faces;
  organisations: Names;
  /** By the statement that is theirs. */
  teams: Names;
  /** The month that may be answered by the reader, who has not. */
  toAnswer: PeriodId | null;
};
type Said = Pick<Notification, "text" | "path" | "picture">;

/** What they say in a language, with names as they are now; without those of people who are gone. */
export async function sayNotifications(
  db: Queryable,
  rows: readonly NotificationRow[],
  { userId, language }: { userId: number; language: Language },
): Promise<Notification[]> {
  const known = await look(db, userId, rows);
  return rows.flatMap((row) => {
    const said = sayOne(row, known, language);
    if (said === null) return [];
    return [{ id: row.id, kind: row.kind, told_at: row.told_at.toISOString(), read: row.read, ...said }];
  });
}

function sayOne(row: NotificationRow, known: Known, language: Language): Said | null {
  const { bell: say } = serverWords(language);
  switch (row.kind) {
    case "new_donor": {
      const name = known.payers.get(row.about.payer_id);
      const picture = known.payerFaces.get(row.about.payer_id) ?? null;
      return name === undefined ? null : { text: say.newDonor(name), path: "/?list=donors", picture };
    }
    case "cheered":
      return { text: say.cheered, path: "/", picture: null };
    case "answer_due":
      return sayAnswerDue(row.about.period, known, language);
    case "answered": {
      const name = known.people.get(row.about.burner_id);
      const picture = known.faces.get(row.about.burner_id) ?? null;
      if (name === undefined) return null;
      const path = `${statement(row.about)}?words=${row.about.burner_id}`; // below the ring
      return { text: say.answered(name), path, picture };
    }
    case "collecting":
    case "collected":
    case "not_collected": {
      const team = known.teams.get(row.about.statement_id);
      return { text: sayCharge(row, team, language), path: statement(row.about), picture: null };
    }
    case "proof": {
      const { organisation_id: id, given_cents: given, raised_cents: raised } = row.about;
      const name = known.organisations.get(id);
      if (name === undefined) return null;
      const text =
        given > 0
          ? say.proof(name, formatEuros(BigInt(given)))
          : say.proofRaised(name, formatEuros(BigInt(raised)));
      return { text, path: `/organisation/${id}`, picture: null };
    }
    default:
      throw new Error(`no such notification: ${JSON.stringify(row satisfies never)}`);
  }
}

/** It is answered where the months stand, also once Home has stopped asking. */
function sayAnswerDue(period: PeriodId, { toAnswer }: Known, language: Language): Said {
  const { bell: say } = serverWords(language);
  const month = formatMonth(period, language);
  const text = period === toAnswer ? say.answerDue(month) : say.answersOver(month);
  return { text, path: "/raised", picture: null };
}

type OfCharge = Extract<NotificationRow, { kind: "collecting" | "collected" | "not_collected" }>;

/** `team`: the name of the one that gives; undefined: the reader gives. */
function sayCharge(row: OfCharge, team: string | undefined, language: Language): string {
  const { bell: say } = serverWords(language);
  const amount = formatEuros(BigInt(row.about.cents));
  switch (row.kind) {
    case "collecting": {
      const day = formatDate(new Date(row.about.due_at));
      return team === undefined ? say.collecting(amount, day) : say.collectingFrom(team, amount, day);
    }
    case "collected":
      return team === undefined ? say.collected(amount) : say.collectedFrom(team, amount);
    case "not_collected":
      return team === undefined ? say.notCollected(amount) : say.notCollectedFrom(team, amount);
    default:
      throw new Error(`no such charge: ${JSON.stringify(row satisfies never)}`);
  }
}

const statement = ({ statement_id }: { statement_id: number }) => `/statements/${statement_id}`;

const isOfCharge = (row: NotificationRow): row is OfCharge =>
  row.kind === "collecting" || row.kind === "collected" || row.kind === "not_collected";

async function look(db: Queryable, userId: number, rows: readonly NotificationRow[]): Promise<Known> {
  const payerIds = rows.flatMap((row) => (row.kind === "new_donor" ? [row.about.payer_id] : []));
  const peopleIds = rows.flatMap((row) => (row.kind === "answered" ? [row.about.burner_id] : []));
  const organisationIds = rows.flatMap((row) => (row.kind === "proof" ? [row.about.organisation_id] : []));
  const statementIds = rows.flatMap((row) => (isOfCharge(row) ? [row.about.statement_id] : []));
  const [payers, payerFaces, people, faces, organisations, teams, toAnswer] = await Promise.all([
    namesOfPayers(db, payerIds),
    facesOfPayers(db, userId, payerIds),
    namesOfPeople(db, peopleIds),
    facesOfPeople(db, userId, peopleIds),
    namesOfOrganisations(db, organisationIds),
    teamsOfStatements(db, statementIds),
    rows.some(({ kind }) => kind === "answer_due") ? findMonthToAnswer(db, userId) : null,
  ]);
  return {
    payers: new Map(payers.map((payer) => [payer.id, displayName(payer)])),
    payerFaces,
    people: new Map(people.map((person) => [person.id, displayName(person)])),
    faces,
    organisations: new Map(organisations.map(({ id, name }) => [id, name])),
    teams: new Map(teams.map(({ id, name }) => [id, name])),
    toAnswer,
  };
}
