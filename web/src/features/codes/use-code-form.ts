import type { MoreWords } from "@kalivo/words/screens.ts";
import { useMoreText } from "../../lib/text.tsx";
import { useState } from "react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import {
  DEFAULT_CEILING_CENTS,
  DEFAULT_RATE_EUROS,
  MIN_CODE_USES,
  MIN_LIMIT_EUROS,
} from "@kalivo/domain/limits.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Answer } from "../../lib/answer.ts";
import { parseDecimal } from "../../lib/decimal.ts";
import { useMe } from "../me/session.ts";
import { useTeam } from "../teams/use-teams.ts";
import { useCreateCode } from "./use-codes.ts";

const ME = "me";
const EMPTY = { label: "", rate: DEFAULT_RATE_EUROS, limit: "", uses: "", validUntil: "", owner: ME };

export type CodeForm = ReturnType<typeof useCodeForm>;

/** The fields of a new code as typed, and what they come to. A limit or a number left empty means none. */
export function useCodeForm(fixedTeam: number | null, onCreated: (code: Code) => void) {
  const text = useMoreText();
  const create = useCreateCode();
  const [values, setValues] = useState(EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  const payer = useOwner(fixedTeam, values.owner);
  const limit = atLeast(values.limit, MIN_LIMIT_EUROS);
  const uses = atLeast(values.uses, MIN_CODE_USES);
  const gives = values.rate > 0;
  const errors = {
    limit: values.limit !== "" && limit === null ? text.fields.notANumber : undefined,
    uses: values.uses !== "" && uses === null ? text.fields.notANumber : undefined,
  };
  const save = async () => {
    if (errors.limit !== undefined || errors.uses !== undefined) return; // left empty means none, a slip does not
    setProblem(null);
    const { label, rate, validUntil } = values;
    const answer = await create.mutateAsync({
      perCalorie: rate,
      limit: gives ? limit : null,
      uses: uses === null ? null : Math.floor(uses),
      validUntil,
      label,
      teamId: payer.teamId,
    });
    if (!answer.ok) return setProblem(createProblem(answer, text));
    setValues(EMPTY);
    return onCreated(answer.data);
  };
  return {
    values,
    set: (change: Partial<typeof EMPTY>) => setValues((before) => ({ ...before, ...change })),
    errors,
    ...payer,
    limit,
    uses,
    gives,
    needsPayment: gives && !payer.pays,
    changed: values !== EMPTY,
    saving: create.isPending,
    problem,
    save: () => void save(),
  };
}

/** Whose code it becomes: one's own, or that of a team one administers. */
function useOwner(fixedTeam: number | null, chosen: string) {
  const text = useMoreText().codes;
  const me = useMe();
  const teams = me.teams.filter(({ pivot }) => pivot?.is_admin === true);
  const teamId = fixedTeam ?? (chosen === ME ? null : Number(chosen));
  const team = useTeam(teamId);
  const info = teamId === null ? me.payment_info : team.data?.payment_info;
  return {
    owners: [
      { value: ME, label: text.ownerMe },
      ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    teamId,
    pays: info?.is_active === true || (teamId !== null && team.isPending),
    ceiling: info?.ceiling_in_euros ?? eurosFromCents(DEFAULT_CEILING_CENTS),
  };
}

/** A number of at least so much; null when the field is empty or says no number. What is less counts as the least. */
function atLeast(typed: string, least: number): number | null {
  const value = parseDecimal(typed);
  return typed.trim() === "" || value === null ? null : Math.max(least, value);
}

/** §8's sentences for a code that could not be made. */
function createProblem(answer: Exclude<Answer<unknown>, { ok: true }>, text: MoreWords): string {
  if (answer.status === 422) return text.codes.dataWrong(answer.data.message ?? "");
  if (answer.status === 500) return text.codes.entry.serverError;
  return answer.data.message ?? text.global.unexpectedError(answer.status);
}
