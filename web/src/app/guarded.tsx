import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation, useParams } from "@tanstack/react-router";
import { href, type PathName } from "./paths.ts";
import { LandingScreen } from "../screens/landing/landing-screen.tsx";
import { GoHome, Leave } from "./leave.tsx";
import { inviterOf } from "@kalivo/domain/people/inviter.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { readToken } from "../lib/jwt-cookie.ts";
import { resumeHref } from "../features/registration/resume.ts";
import type { ScreenEntry, ScreenProps } from "./screens.ts";
import { useSession } from "../features/me/session.ts";

/** The screen behind its guard (§2). Its code comes while the router waits, not after. */
export function guarded(entry: ScreenEntry) {
  let loading: ReturnType<ScreenEntry["load"]> | undefined;
  let loaded: Awaited<ReturnType<ScreenEntry["load"]>> | undefined;
  const load = () =>
    (loading ??= entry.load().then((component) => {
      loaded = component;
      return component;
    }));
  const Screen = lazy(async () => ({ default: await load() }));
  const forMembers = entry.access === "member" || entry.access === "admin";

  function Guarded(): ReactNode {
    const session = useSession().data;
    const props = useScreenProps();
    // A lazy component waits once even for code that is there, and React then holds the page back for 300 ms.
    const [Ready] = useState(() => loaded);
    if (forMembers && session?.kind !== "member") {
      return <LandingScreen askToSignIn={entry.name !== "home"} />;
    }
    if (entry.access === "admin" && !(session?.kind === "member" && session.user.admin)) return <GoHome />;
    if (entry.access === "visitor" && session?.kind === "member") {
      return <Leave to={memberPage(props.query)} />;
    }
    if (Ready !== undefined) return <Ready {...props} />;
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Screen {...props} />
      </Suspense>
    );
  }
  const preload = async (): Promise<void> => {
    if (!forMembers || readToken() !== null) await load();
  };
  return Object.assign(Guarded, { preload });
}

/** A member on a visitors' page goes home, to an unfinished registration, or to who invited them. */
function memberPage(query: URLSearchParams): string {
  const inviter = inviterOf(query.get("back"));
  return inviter === null ? resumeHref() : href("userProfileBack", { id: inviter });
}

/** An address carries what its route names; the route table makes sure that a screen asks for nothing else. */
function useScreenProps(): ScreenProps<PathName> {
  const found: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const search = useLocation({ select: (location) => location.searchStr });
  const params = { id: found["id"] ?? "", code: found["code"] ?? "", tab: found["tab"] ?? "" };
  return { params, query: new URLSearchParams(search) };
}
