import { useState } from "react";
import type { PledgePivot } from "@kalivo/contract/shapes/person.ts";
import { DEFAULT_LIMIT_EUROS, DEFAULT_RATE_EUROS, UNLIMITED_EUROS } from "@kalivo/domain/limits.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import type { SupportSheetProps } from "./support-sheet.tsx";
import type { When } from "../days/when-field.tsx";
import { type Backing, useSavePledge } from "./use-save-pledge.ts";
import type { Giver } from "./use-giver.ts";

/** Null: not a number; the field shows the error. */
type Values = { rate: number | null; limited: boolean; limit: number | null; syncedOnly: boolean };

const AT_ONCE: When = { from: null, forgets: false };

/** Of which payer, and whether of a pledge shown running: what was typed for another is not kept. */
type Edited = { by: number | null; runs: boolean; values: Partial<Values> };

/** Rate, limit, which workouts count and from when, as chosen; what was not touched is as the pledge runs now. */
export function useSupportForm(props: SupportSheetProps, giver: Giver) {
  const { person, inviteKey: key, onClose, onNeedsPayment, onSaved } = props;
  const people = useText("people");
  const pledges = useText("pledges");
  const profile = useText("profile");
  const toast = useToast();
  const saved = useSavePledge();
  const { running, teamId, pays, loading } = giver;
  const start = startOf(running);
  const runs = running !== null;
  const [edited, setEdited] = useState<Edited | null>(null);
  const touched = edited?.by === teamId && edited.runs === runs ? edited.values : {};
  const values = { ...start, ...touched };
  const set = (change: Partial<Values>) =>
    setEdited({ by: teamId, runs, values: { ...touched, ...wholeLimit(change, values) } });
  const [chosen, setChosen] = useState<{ by: number | null; when: When } | null>(null);
  const when = chosen?.by === teamId ? chosen.when : AT_ONCE;
  const limit = values.limited ? values.limit : null;
  const save = async () => {
    if (values.rate === null || (values.limited && limit === null)) return;
    const terms = runs ? { ...changesOf(start, values), changes: true } : termsOf(values);
    const answer = await saved.mutateAsync({ burnerId: person.id, ...terms, teamId, key, ...when });
    if (!answer.ok) return toast(refusedBy(answer) ?? people.supportFailed(answer.status), "error");
    const later = when.from !== null || when.forgets ? answer.data.message : undefined;
    toast(later ?? saidOf({ pledges, profile }, person.first_name, giver));
    close();
    if (!pays) return onNeedsPayment(teamId);
    return onSaved?.();
  };
  const close = () => {
    setEdited(null);
    setChosen(null);
    saved.reset();
    onClose();
  };
  const differs = Object.keys(changesOf(start, values)).length > 0 || when !== AT_ONCE;
  return {
    close,
    values,
    set,
    when,
    setWhen: (to: When) => setChosen({ by: teamId, when: to }),
    limit,
    changed: !saved.isPending && saved.data?.ok !== true && differs,
    saving: saved.isPending || loading,
    save: () => void save(),
    label: labelOf({ people, profile }, person.first_name, giver),
  };
}

type Terms = Pick<Backing, "perCalorie" | "limit" | "syncedOnly">;

const limitOf = ({ limited, limit }: Values) => (limited ? limit : null);

const termsOf = (values: Values): Terms => ({
  ...(values.rate !== null && { perCalorie: values.rate }),
  limit: limitOf(values),
  syncedOnly: values.syncedOnly,
});

/** What differs from the pledge that runs: the rest is left to the server, which may know of a change from elsewhere. */
function changesOf(start: Values, values: Values): Terms {
  const { perCalorie, limit, syncedOnly } = termsOf(values);
  return {
    ...(values.rate !== start.rate && { perCalorie }),
    ...(limitOf(start) !== limit && { limit }),
    ...(start.syncedOnly !== syncedOnly && { syncedOnly }),
  };
}

/** Whether there is a limit, and which, are one thing: who touches either has chosen both. */
const wholeLimit = (change: Partial<Values>, { limited, limit }: Values): Partial<Values> =>
  "limit" in change || "limited" in change ? { limited, limit, ...change } : change;

function saidOf(
  { profile, pledges }: Pick<ScreenWords, "profile" | "pledges">,
  firstName: string,
  { running, waits, teamId }: Giver,
): string {
  if (running !== null) return profile.dialog.changed;
  if (!waits) return profile.dialog.started(firstName);
  return teamId === null ? pledges.startedWaiting(firstName) : pledges.startedWaitingTeam(firstName);
}

function labelOf(
  { profile, people }: Pick<ScreenWords, "profile" | "people">,
  firstName: string,
  { pays, running }: Giver,
): string {
  if (!pays) return profile.dialog.toPayment;
  return running === null ? people.support(firstName) : profile.dialog.save;
}

function startOf(running: PledgePivot | null): Values {
  const limited = running === null || running.monthly_max_in_euros < UNLIMITED_EUROS;
  return {
    rate: running?.rate_in_cents_per_kcal ?? DEFAULT_RATE_EUROS,
    limited,
    limit: limited && running !== null ? running.monthly_max_in_euros : DEFAULT_LIMIT_EUROS,
    syncedOnly: running?.synced_only ?? false,
  };
}

/** The server's reason why this person may not donate to the burner; a status number would explain nothing (rule 35). */
const refusedBy = ({ status, data }: { status: number; data: { message?: string } }) =>
  status === 403 || status === 409 || status === 422 ? data.message : undefined;
