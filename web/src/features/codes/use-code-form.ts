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
import { parseDecimal, showDecimal } from "../../lib/decimal.ts";
import { say } from "../../ui/announcer.ts";
import { useMe } from "../me/session.ts";
import { useTeam } from "../teams/use-teams.ts";
import { useCreateCode } from "./use-codes.ts";

const ME = "me";
type Values = {
  label: string;
  /** Null: what was typed is no number, or nothing, as its field says. */
  rate: number | null;
  limit: string;
  uses: string;
  validUntil: string;
  owner: string;
};
const EMPTY: Values = {
  label: "",
  rate: DEFAULT_RATE_EUROS,
  limit: "",
  uses: "",
  validUntil: "",
  owner: ME,
};

/** What was typed when somebody left for the payment page. */
let kept = EMPTY;

export type CodeForm = ReturnType<typeof useCodeForm>;

/** The fields of a new code as typed, and what they come to. A limit or a number left empty means none. */
export function useCodeForm(fixedTeam: number | null, onCreated: (code: Code) => void) {
  const text = useMoreText();
  const create = useCreateCode();
  const { values, least, set, settle, clear } = useValues();
  const [problem, setProblem] = useState<string | null>(null);
  const payer = useOwner(fixedTeam, values.owner);
  const limit = atLeast(values.limit, MIN_LIMIT_EUROS);
  const uses = atLeast(values.uses, MIN_CODE_USES);
  const gives = values.rate !== 0;
  const errors = {
    limit: gives && values.limit !== "" && limit === null ? text.fields.notANumber : undefined,
    uses: values.uses !== "" ? wrongCount(uses, text) : undefined,
  };
  const save = async () => {
    if (errors.limit !== undefined || errors.uses !== undefined) return; // left empty means none, a slip does not
    setProblem(null);
    const { label, rate, validUntil } = values;
    if (rate === null) return;
    const answer = await create.mutateAsync({
      perCalorie: rate,
      limit: gives ? limit : null,
      uses,
      validUntil,
      label,
      teamId: payer.teamId,
    });
    if (!answer.ok) return setProblem(createProblem(answer, text));
    kept = EMPTY;
    clear();
    return onCreated(answer.data);
  };
  return {
    values,
    set,
    settle: () => settle({ limit: settled(values.limit, limit), uses: settled(values.uses, uses) }),
    least,
    /** What was typed is there again after the way to the payment page. */
    keep: () => void (kept = values),
    errors,
    ...payer,
    limit,
    uses,
    gives,
    /** Every number that is typed can be sent: what they come to can be said. */
    isValid: values.rate !== null && errors.limit === undefined && errors.uses === undefined,
    needsPayment: gives && !payer.pays,
    changed: values !== EMPTY,
    saving: create.isPending,
    problem,
    save: () => void save(),
  };
}

/** What was typed; `least` is said of a field that takes more than was typed there, until something else is. */
function useValues() {
  const text = useMoreText().fields;
  const [values, setValues] = useState(kept);
  const [least, setLeast] = useState<{ limit?: string; uses?: string }>({});
  return {
    values,
    least,
    set: (change: Partial<Values>) => {
      setLeast({});
      setValues((before) => ({ ...before, ...change }));
    },
    /** A field was left: it shows what counts (specification §5.2). */
    settle: (shown: Pick<Values, "limit" | "uses">) => {
      for (const name of ["limit", "uses"] as const) {
        if (shown[name] === values[name]) continue;
        const sentence = text.least(shown[name]);
        setLeast({ [name]: sentence });
        say(sentence, { about: "number" });
        setValues((before) => ({ ...before, [name]: shown[name] }));
      }
    },
    clear: () => setValues(EMPTY),
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

/** Once its field is left, a number stands there as it will be sent; anything else stays to be corrected. */
const settled = (typed: string, value: number | null) =>
  value === null || value === parseDecimal(typed)
    ? typed
    : showDecimal(value, Number.isInteger(value) ? 1 : 0.01);

/** A number of at least so much; null when the field is empty or says no number. What is less counts as the least. */
function atLeast(typed: string, least: number): number | null {
  const value = parseDecimal(typed);
  return typed.trim() === "" || value === null ? null : Math.max(least, value);
}

function wrongCount(uses: number | null, { fields }: MoreWords): string | undefined {
  if (uses === null) return fields.notANumber;
  return Number.isInteger(uses) ? undefined : fields.notWhole;
}

/** The sentences for a code that could not be made (specification §8.10). */
function createProblem(answer: Exclude<Answer<unknown>, { ok: true }>, text: MoreWords): string {
  if (answer.status === 422) return text.codes.dataWrong(answer.data.message ?? "");
  if (answer.status === 500) return text.codes.entry.serverError;
  return answer.data.message ?? text.global.unexpectedError(answer.status);
}
