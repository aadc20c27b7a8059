import { Suspense, useDeferredValue, useEffect, useLayoutEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { href } from "../paths.ts";
import { awaitsAnswer, opensForAnybody } from "./has-bars.ts";
import { lazyPart } from "../boot/loading/lazy-part.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { OfflineScreen } from "./offline-screen.tsx";
import { PageWaiting } from "./page-waiting.tsx";
import type { Router } from "../boot/router/router.ts";
import { SeenMark } from "./seen-mark.tsx";
import { Shell } from "./shell.tsx";
import css from "./shell.module.css";
import { Waiting } from "../ui/states/waiting.tsx";
import { Toasts } from "../ui/toast/toasts.tsx";
import { type Session, useSession } from "../features/me/session.ts";
import { useUnseen } from "../ui/layers/unseen.ts";
import { useQuietFetch } from "./use-quiet-fetch.ts";
import { usePlace } from "../boot/router/pages.tsx";
import { useText } from "../lib/text.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import { watchLostFocus } from "../ui/focus/lost-focus.ts";
import { watchTips } from "../ui/focus/tips.ts";
import { watchRefusals } from "../ui/form/refusals.ts";
import { whenIdle } from "../boot/loading/when-idle.ts";

/** Around every screen: session, bars, toasts. */
export function Root({ router }: { router: Router }) {
  // The app has rendered: switch from the fallback fonts to the real ones (ui/scale.css).
  useLayoutEffect(() => document.documentElement.removeAttribute("data-framed"), []);
  useWatchedFocus();
  return (
    <>
      <Toasts />
      <Suspense fallback={<PageWaiting />}>
        <SessionGate router={router} />
      </Suspense>
    </>
  );
}

/** For all forms and screens: announces refused forms and restores a lost focus. */
function useWatchedFocus() {
  useEffect(() => {
    const ends = [watchRefusals(), watchLostFocus(), watchTips()];
    return () => ends.forEach((end) => end());
  }, []);
}

function SessionGate({ router }: { router: Router }) {
  const place = usePlace();
  const { Screen } = place;
  const session = useSession();
  useCompanion(session.data?.kind === "member" ? session.data.user.id : null);
  useNearPages(router, session.data?.kind === "member");
  useQuietFetch(session.data);
  useServerFailureAlert(session.data?.kind === "visitor" && session.data.serverFailed);
  useSignedInElsewhere(session.data?.kind === "member" && session.data.elsewhere === true);
  const known = useKnown(session.data);
  const isOver = session.data?.kind === "member" && session.data.ended === true;
  const ended = isOver && !opensForAnybody(place);
  const waits = session.data !== undefined && awaitsAnswer(place, session.data);
  const turn = useTurn(session.data);
  useUnseen(ended);
  if (session.data === undefined || !known || waits) return <LoadingScreen />;
  if (session.data.kind === "unreachable") {
    return <OfflineScreen retrying={session.isFetching} onRetry={() => void session.refetch()} />;
  }
  return (
    <Shell user={session.data.kind === "member" ? session.data.user : null}>
      <SeenMark session={session.data} />
      <Screen key={turn} />
      <Suspense fallback={<WaitingOver />}>{ended && <SignInAgain />}</Suspense>
    </Shell>
  );
}

/** Over a page that is unseen, until the sign-in's code is there. */
const WaitingOver = () => (
  <div className={css.over}>
    <Waiting>{null}</Waiting>
  </div>
);

const SignInAgain = lazyPart(async () => (await import("../features/sign-in/sign-in-again.tsx")).SignInAgain);

/** A counter that changes with the signed-in person: used as a key, it resets what the previous one typed. */
function useTurn(session: Session | undefined): number {
  const id = session?.kind === "member" ? session.user.id : null;
  const [last, setLast] = useState({ id, turn: 0 });
  if (id !== null && id !== last.id) setLast({ id, turn: last.id === null ? last.turn : last.turn + 1 });
  return last.turn;
}

/** Whether the session is known. Deferred, so that the first render is concurrent and a slow phone stays responsive. */
const useKnown = (session: Session | undefined): boolean => useDeferredValue(session !== undefined);

function useServerFailureAlert(failed: boolean) {
  const text = useText("global");
  const toast = useToast();
  useEffect(() => {
    if (failed) toast(text.userFetchFailed, "error");
  }, [failed, toast, text]);
}

/** A visitor's page, with what was typed on it, gives way to the person who signed in in another tab: it says why. */
function useSignedInElsewhere(elsewhere: boolean) {
  const text = useText("global");
  const toast = useToast();
  useEffect(() => {
    if (elsewhere) toast(text.signedInElsewhere);
  }, [elsewhere, toast, text]);
}

/** Prefetches the three pages of the bar when idle; other pages load on hover or focus of a link. */
function useNearPages(router: Router, member: boolean) {
  useEffect(() => {
    if (!member) return;
    for (const name of ["home", "community", "act"] as const) whenIdle(() => router.preload(href(name)));
  }, [member, router]);
}

/** Starts the offline support of a signed-in person; its chunk loads when idle. */
function useCompanion(userId: number | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null) return undefined;
    let end: (() => void) | null = null;
    let left = false;
    whenIdle(() => {
      void import("../features/offline/offline-support.ts")
        .then(({ startOfflineSupport }) => {
          if (!left) end = startOfflineSupport(client, userId);
        })
        .catch(() => undefined);
    });
    return () => {
      left = true;
      end?.();
    };
  }, [client, userId]);
}
