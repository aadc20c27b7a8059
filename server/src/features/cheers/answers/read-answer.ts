import type { OwnAnswer } from "@kalivo/contract/routes/own/answers.ts";
import type { StatementAnswer } from "@kalivo/contract/shapes/statement.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { READY_ANSWERS } from "@kalivo/domain/people/answer.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Queryable } from "#server/db/client.ts";
import { facesOfPeople } from "../../people/faces.queries.ts";
import { answersOfStatement, findAnswer, findOpenMonth, type AnswerText } from "./answers.queries.ts";

const textOf = ({ ready, words }: AnswerText, say: ServerWords): string =>
  ready === null ? words : say.cheers.ready[ready];

/** What a burner wrote, or may write, to those who gave for their last closed month. */
export async function readAnswer(
  db: Queryable,
  { burnerId, say }: { burnerId: number; say: ServerWords },
  now: Date,
): Promise<OwnAnswer> {
  const ready = READY_ANSWERS.map((key) => ({ key, text: say.cheers.ready[key] }));
  const open = await findOpenMonth(db, burnerId, now);
  if (open === null) return { month: null, donors: 0, asked: false, answer: null, ready };
  const answer = await findAnswer(db, burnerId, open.period, now);
  return {
    month: periodLabel(open.period),
    donors: open.donors,
    asked: open.asked,
    answer:
      answer === null
        ? null
        : { ready: answer.ready, text: textOf(answer, say), can_change: answer.can_change },
    ready,
  };
}

/** What stands above the lines of a statement: faces as its reader may see them, words in their language. */
export async function readStatementAnswers(
  db: Queryable,
  { statementId, readerId, say }: { statementId: number; readerId: number; say: ServerWords },
): Promise<StatementAnswer[]> {
  const rows = await answersOfStatement(db, statementId);
  const faces = await facesOfPeople(
    db,
    readerId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    burner: { id: row.id, name: displayName(row), picture: faces.get(row.id) ?? null },
    text: textOf(row, say),
  }));
}
