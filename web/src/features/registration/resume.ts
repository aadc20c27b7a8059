import { inviterOf } from "@kalivo/domain/people/inviter.ts";
import { isProfileType, type ProfileType, type Step, stepHref, stepsOf } from "./steps.ts";
import { readToken } from "../../lib/jwt-cookie.ts";
import { readStored, store } from "../../lib/stored.ts";
import { href } from "../../app/paths.ts";

/** An unfinished registration of this device. The answers themselves are on the server. */
export type Unfinished = { type: ProfileType | null; step: Step };

const KEY = "registration";
const INVITATION = "invitation";
const INVITE_KEY = "invitation-key";

/** What is kept belongs to the sign-in it was begun in (rule 52): the end of its token names it, and is no use alone. */
type Kept<Value> = { of: string; value: Value };
const LETTERS = 8;
const signOf = (token = readToken()): string | null => token?.slice(-LETTERS) ?? null;

function readOwn<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
  const isKept = (kept: unknown): kept is Kept<Value> =>
    typeof kept === "object" && kept !== null && "of" in kept && "value" in kept && isValue(kept.value);
  const kept = readStored(key, isKept);
  return kept !== null && kept.of === signOf() ? kept.value : null;
}

function storeOwn(key: string, value: unknown, token?: string): void {
  store(key, value === null ? null : { of: signOf(token), value });
}

/** `token`: of the sign-in that is only about to be kept. */
export const storeUnfinished = (unfinished: Unfinished, token?: string): void =>
  storeOwn(KEY, unfinished, token);
export const readUnfinished = (): Unfinished | null => readOwn(KEY, isUnfinished);

/** Done, or signed out: nothing of it stays on this device. */
export function finishRegistration(): void {
  store(KEY, null);
  store(INVITATION, null);
  store(INVITE_KEY, null);
}

/** The words of the link that brought somebody here stay with them until they are done. */
export const readInvitation = (): string | null => readOwn(INVITATION, isText);

/** `back`: its words; `key`: the secret of a link of somebody who is not public (rule 35). */
export type Invitation = { back: string | null; key: string | null };
export function storeInvitation({ back, key }: Invitation, token?: string): void {
  storeOwn(INVITATION, back, token);
  storeOwn(INVITE_KEY, key, token);
}

/** Who invited by a secret link is in no list: the way to them, once the registration is done; home for others. */
export function afterRegistrationHref(): string {
  const inviter = inviterOf(readInvitation());
  const key = readOwn(INVITE_KEY, isText);
  return inviter === null || key === null ? href("home") : href("userProfileBack", { id: inviter }, { key });
}

/** Where a member who is not done goes on; home for everybody else. */
export function resumeHref(): string {
  const unfinished = readUnfinished();
  return unfinished === null ? href("home") : stepHref(unfinished.step);
}

/** Organisations and payment also exist outside the registration; as its steps they stand alone, without bars. */
export function isStepUnderWay(pathname: string): boolean {
  const unfinished = readUnfinished();
  return unfinished !== null && stepsOf(unfinished.type).some((step) => stepHref(step) === pathname);
}

const isText = (value: unknown): value is string => typeof value === "string";

function isUnfinished(value: unknown): value is Unfinished {
  if (typeof value !== "object" || value === null || !("type" in value) || !("step" in value)) return false;
  const { type, step } = value;
  if (type !== null && !isProfileType(type)) return false;
  return stepsOf(type).some((known) => known === step);
}
