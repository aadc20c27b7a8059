import { useDeferredValue, useEffect, useLayoutEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { href } from "./paths.ts";
import { LoadingScreen } from "./loading-screen.tsx";
import { OfflineScreen } from "./offline-screen.tsx";
import type { Router } from "./router/router.ts";
import { Shell } from "./shell.tsx";
import { Toasts } from "../ui/toast/toasts.tsx";
import { type Session, useSession } from "../features/me/session.ts";
import { usePlace } from "./router/pages.tsx";
import { useText } from "../lib/text.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import { whenIdle } from "../lib/when-idle.ts";

/** Above every screen: who is there, the bars, the messages. */
export function Root({ router }: { router: Router }) {
  // Something of the app is written: now it has its faces (ui/scale.css).
  useLayoutEffect(() => document.documentElement.removeAttribute("data-framed"), []);
  return (
    <>
      <Toasts />
      <SessionGate router={router} />
    </>
  );
}

function SessionGate({ router }: { router: Router }) {
  const { Screen } = usePlace();
  const session = useSession();
  useCompanion(session.data?.kind === "member" ? session.data.user.id : null);
  useNearPages(router, session.data?.kind === "member");
  useServerFailureAlert(session.data?.kind === "visitor" && session.data.serverFailed);
  const known = useKnown(session.data);
  if (session.data === undefined || !known) return <LoadingScreen />;
  if (session.data.kind === "unreachable") {
    return <OfflineScreen retrying={session.isFetching} onRetry={() => void session.refetch()} />;
  }
  return (
    <Shell user={session.data.kind === "member" ? session.data.user : null}>
      <Screen />
    </Shell>
  );
}

/**
 * Whether it is known who is there. What is drawn for them then is drawn piece by piece: a slow phone keeps answering
 * its person meanwhile. Later changes are seen at once.
 */
const useKnown = (session: Session | undefined): boolean => useDeferredValue(session !== undefined);

function useServerFailureAlert(failed: boolean) {
  const text = useText().global;
  const toast = useToast();
  useEffect(() => {
    if (failed) toast(text.userFetchFailed, "error");
  }, [failed, toast, text]);
}

/** The three pages of the bar come when nothing else is wanted; every other one's code when somebody is about to go there. */
function useNearPages(router: Router, member: boolean) {
  useEffect(() => {
    if (!member) return;
    for (const name of ["home", "community", "act"] as const) whenIdle(() => router.preload(href(name)));
  }, [member, router]);
}

/** What a signed-in person has beside the pages; its code comes when nothing else is wanted. */
function useCompanion(userId: number | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null) return undefined;
    let end: (() => void) | null = null;
    let left = false;
    whenIdle(() => {
      void import("../features/offline/companion.ts")
        .then(({ accompany }) => {
          if (!left) end = accompany(client, userId);
        })
        .catch(() => undefined);
    });
    return () => {
      left = true;
      end?.();
    };
  }, [client, userId]);
}
