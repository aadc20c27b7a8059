import { href, type PathName } from "../paths.ts";
import { GoHome, Leave } from "../leave.tsx";
import { inviterOf } from "@kalivo/domain/people/inviter.ts";
import { onDemand } from "./on-demand.tsx";
import { readToken } from "../../lib/jwt-cookie.ts";
import type { ReactNode } from "react";
import { readUnfinished, resumeHref } from "../../features/registration/resume.ts";
import type { ScreenEntry, ScreenProps } from "../screens.ts";
import { usePlace } from "./pages.tsx";
import { useSession } from "../../features/me/session.ts";

const Landing = onDemand(
  async () => (await import("../../screens/landing/landing-screen.tsx")).LandingScreen,
);

/** The screen behind its guard (§2). Its code comes while the router waits, not after. */
export function guarded(entry: ScreenEntry) {
  const Screen = onDemand(entry.load);
  const forMembers = entry.access === "member" || entry.access === "admin";

  function Guarded(): ReactNode {
    const session = useSession().data;
    const props = useScreenProps();
    if (forMembers && session?.kind !== "member") return <Landing askToSignIn={entry.name !== "home"} />;
    if (entry.access === "admin" && !(session?.kind === "member" && session.user.admin)) return <GoHome />;
    if (entry.access === "visitor" && session?.kind === "member") {
      return <Leave to={memberPage(props.query)} />;
    }
    return <Screen {...props} />;
  }
  return Object.assign(Guarded, {
    load: () => (forMembers && readToken() === null ? Landing.load() : Screen.load()),
  });
}

/**
 * A member on a visitors' page goes home, to an unfinished registration, or to who invited them. The registration comes
 * first: whoever has just created an account is still on its page while the code of the next step is under way.
 */
function memberPage(query: URLSearchParams): string {
  const inviter = inviterOf(query.get("back"));
  const key = query.get("key");
  if (inviter === null || readUnfinished() !== null) return resumeHref();
  return href("userProfileBack", { id: inviter }, key === null ? {} : { key });
}

/** An address carries what its route names; the route table makes sure that a screen asks for nothing else. */
function useScreenProps(): ScreenProps<PathName> {
  const { params: found, location } = usePlace();
  const params = { id: found["id"] ?? "", code: found["code"] ?? "", tab: found["tab"] ?? "" };
  return { params, query: new URLSearchParams(location.search) };
}
