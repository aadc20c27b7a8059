import * as api from "@kalivo/contract/api-paths.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { href } from "../../paths.ts";
import { call } from "../../lib/call.ts";
import { go } from "../../lib/navigation.ts";
import { useText } from "../../lib/text.tsx";
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
 * The registration as seen by one of its screens. `active` is false when a screen that also exists on its own
 * (organisations, payment) is opened outside the registration: it shows no progress and has no next step.
 */
export function useRegistration(step: Step) {
  const text = useText("registration");
  const me = useMember();
  // Fixed at mount: the page keeps its step while the next one loads.
  const [unfinished] = useState(() => me?.registration ?? null);
  const [active] = useState(() => isStepOf(unfinished, step, location.search));
  const type = unfinished?.type ?? null;
  const before = type === null ? null : previousStep(type, step);
  const { leaving, leave, left } = useLeaving();
  useFollowing(active ? unfinished : null, left);

  const leaveStep = (chosen: ProfileType | null) => {
    // Without an account only the first step is open (specification §2.1).
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
    /** Goes to the next step, or finishes after the last. */
    advance: () => leaveStep(type),
    /** The chosen type determines the following steps. */
    advanceAs: (chosen: ProfileType) => leaveStep(chosen),
  };
}

const doneHref = (unfinished: Unfinished | null): string => {
  const wanted = unfinished?.wanted ?? null;
  return href("registered", {}, wanted === null ? {} : { to: wanted });
};

/** Follows a registration continued in another tab or on another device; goes home once it is finished. */
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

/** Saves the step on the server before the next page: the registration can then be resumed on another device. */
function useLeaving() {
  const account = useText("account");
  const global = useText("global");
  const client = useQueryClient();
  const toast = useToast();
  const underWay = useRef(false);
  /** This page is already navigating to the saved step. */
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
    // A running refetch would overwrite it with the old state.
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
