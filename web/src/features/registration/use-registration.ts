import * as api from "@kalivo/contract/api-paths.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { href } from "../../paths.ts";
import { call } from "../../lib/call.ts";
import { go } from "../../lib/navigation.ts";
import { useMoreText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { sessionQuery, useMember, useSession, useSessionActions } from "../me/session.ts";
import { tellOtherTabs, useMovedElsewhere } from "./registration-news.ts";
import { isStepOf, resumeHref, type Unfinished } from "./resume.ts";
import {
  nextStep,
  previousStep,
  type ProfileType,
  progressOf,
  type Step,
  stepHref,
  stepNumber,
} from "./steps.ts";
import { registerHref } from "./wanted.ts";

/**
 * The registration as one of its screens sees it. `active` is false when a screen that also exists outside
 * (organisations, payment) is opened on its own: it then shows no progress and leads nowhere.
 */
export function useRegistration(step: Step) {
  const text = useMoreText().registration;
  const me = useMember();
  // As it stood when the page came: while the next one is on its way, this one stays what it is.
  const [unfinished] = useState(() => me?.registration ?? null);
  const [active] = useState(() => isStepOf(unfinished, step, location.search));
  const type = unfinished?.type ?? null;
  const before = type === null ? null : previousStep(type, step);
  const { leaving, leave, left } = useLeaving();
  useFollowing(active ? unfinished : null, left);

  const leaveStep = (chosen: ProfileType | null) => {
    // Only the first step opens for somebody without an account (specification §2.1).
    if (me === null) return go.to(registerHref(null));
    const next = chosen === null ? "type" : nextStep(chosen, step);
    if (next === null || unfinished === null) return leave(null, doneHref(unfinished));
    return leave({ ...unfinished, type: chosen, step: next }, stepHref(next));
  };
  return {
    active,
    leaving,
    type,
    wanted: unfinished?.wanted ?? null,
    header: {
      value: progressOf(type, step),
      label: text.title,
      spoken: text.progress(stepNumber(type, step), text.stepNames[step]),
      back: before === null ? undefined : stepHref(before),
    },
    /** To the next step, or to its end after the last. */
    advance: () => leaveStep(type),
    /** The answer of the first step decides which steps follow. */
    advanceAs: (chosen: ProfileType) => leaveStep(chosen),
  };
}

const doneHref = (unfinished: Unfinished | null): string => {
  const wanted = unfinished?.wanted ?? null;
  return href("registered", {}, wanted === null ? {} : { to: wanted });
};

/** Where it was continued in another tab, or on another device, this page goes there too: home, once it is done. */
function useFollowing(stood: Unfinished | null, left: RefObject<boolean>) {
  const session = useSession().data;
  const { refresh } = useSessionActions();
  const now = session?.kind === "member" ? session.user.registration : stood;
  useMovedElsewhere(() => void refresh());
  useEffect(() => {
    if (stood === null || left.current || isSame(now, stood)) return;
    go.replace(resumeHref(now));
  }, [now, stood, left]);
}

const isSame = (now: Unfinished | null, before: Unfinished): boolean =>
  now?.step === before.step && now.type === before.type;

/** The server hears of a step before the next page comes: without it the registration would stand still elsewhere. */
function useLeaving() {
  const { account, global } = useMoreText();
  const client = useQueryClient();
  const toast = useToast();
  const underWay = useRef(false);
  /** This page is left for the step that was saved. */
  const left = useRef(false);
  const [leaving, setLeaving] = useState(false);
  const save = async (next: Unfinished | null, to: string) => {
    const data = { type: next?.type ?? null, step: next?.step ?? null };
    const answer = await call("POST", api.saveRegistration, { data });
    if (!answer.ok) {
      return toast(
        answer.kind === "unreachable" ? account.unreachable : global.unexpectedError(answer.status),
        "error",
      );
    }
    left.current = true;
    tellOtherTabs();
    // An answer that is on its way would say what was.
    await client.cancelQueries(sessionQuery);
    client.setQueryData(sessionQuery.queryKey, (session) =>
      session?.kind === "member" ? { ...session, user: { ...session.user, registration: next } } : session,
    );
    return next === null ? go.replace(to) : go.to(to);
  };
  const leave = (next: Unfinished | null, to: string) => {
    if (underWay.current) return;
    underWay.current = true;
    setLeaving(true);
    void save(next, to).finally(() => {
      underWay.current = false;
      setLeaving(false);
    });
  };
  return { leaving, leave, left };
}
