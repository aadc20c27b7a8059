import type { ScreenWords } from "@kalivo/words/screens.ts";
import { useText } from "../../lib/text.tsx";
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
  /** Null: empty or not a number; the field shows the error. */
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

/** The values typed before leaving for the payment page. */
let kept = EMPTY;

export type CodeForm = ReturnType<typeof useCodeForm>;

/** The typed values of a new code and the amounts they give. An empty limit or number of uses means none. */
export function useCodeForm(fixedTeam: number | null, onCreated: (code: Code) => void) {
  const fields = useText("fields");
  const codes = useText("codes");
  const global = useText("global");
  const create = useCreateCode();
  const { values, least, set, settle, clear } = useValues();
  const [problem, setProblem] = useState<string | null>(null);
  const payer = useOwner(fixedTeam, values.owner);
  const limit = atLeast(values.limit, MIN_LIMIT_EUROS);
  const uses = atLeast(values.uses, MIN_CODE_USES);
  const gives = values.rate !== 0;
  const errors = {
    limit: gives && values.limit !== "" && limit === null ? fields.notANumber : undefined,
    uses: values.uses !== "" ? wrongCount(uses, fields) : undefined,
  };
  const save = async () => {
    if (errors.limit !== undefined || errors.uses !== undefined) return; // empty means none; an invalid value does not
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
    if (!answer.ok) return setProblem(createProblem(answer, { codes, global }));
    kept = EMPTY;
    clear();
    return onCreated(answer.data);
  };
  return {
    values,
    set,
    settle: () => settle({ limit: settled(values.limit, limit), uses: settled(values.uses, uses) }),
    least,
    /** Keeps the values for the return from the payment page. */
    keep: () => void (kept = values),
    errors,
    ...payer,
    limit,
    uses,
    gives,
    /** Every typed number is valid, so that the amounts can be shown. */
    isValid: values.rate !== null && errors.limit === undefined && errors.uses === undefined,
    needsPayment: gives && !payer.pays,
    changed: values !== EMPTY,
    saving: create.isPending,
    problem,
    save: () => void save(),
  };
}

/** The typed values; `least` is the message of a field whose value was raised to its minimum, until it changes. */
function useValues() {
  const text = useText("fields");
  const [values, setValues] = useState(kept);
  const [least, setLeast] = useState<{ limit?: string; uses?: string }>({});
  return {
    values,
    least,
    set: (change: Partial<Values>) => {
      setLeast({});
      setValues((before) => ({ ...before, ...change }));
    },
    /** On blur, the field shows the value that counts (specification §5.2). */
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

/** The owner of the new code: oneself, or a team one administers. */
function useOwner(fixedTeam: number | null, chosen: string) {
  const text = useText("codes");
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

/** On blur, a valid number is rewritten as it will be sent; an invalid one stays for correction. */
const settled = (typed: string, value: number | null) =>
  value === null || value === parseDecimal(typed)
    ? typed
    : showDecimal(value, Number.isInteger(value) ? 1 : 0.01);

/** The typed number, raised to `least`; null when empty or not a number. */
function atLeast(typed: string, least: number): number | null {
  const value = parseDecimal(typed);
  return typed.trim() === "" || value === null ? null : Math.max(least, value);
}

function wrongCount(uses: number | null, text: ScreenWords["fields"]): string | undefined {
  if (uses === null) return text.notANumber;
  return Number.isInteger(uses) ? undefined : text.notWhole;
}

/** The error messages for a code that could not be created (specification §8.10). */
function createProblem(
  answer: Exclude<Answer<unknown>, { ok: true }>,
  { codes, global }: Pick<ScreenWords, "codes" | "global">,
): string {
  if (answer.status === 422) return codes.dataWrong(answer.data.message ?? "");
  if (answer.status === 500) return codes.entry.serverError;
  return answer.data.message ?? global.unexpectedError(answer.status);
}
