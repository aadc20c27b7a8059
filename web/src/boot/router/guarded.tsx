import { href, type PathName, type ScreenProps } from "../../paths.ts";
import { codeIn, wantedIn } from "../../features/registration/wanted.ts";
import { GoHome, Leave } from "../../app/leave.tsx";
import { isStepOf, resumeHref, type Unfinished } from "../../features/registration/resume.ts";
import { onDemand } from "./on-demand.tsx";
import { readToken } from "../../lib/jwt-cookie.ts";
import { type ReactNode, useState } from "react";
import type { ScreenEntry } from "../../app/screen.ts";
import type { Step } from "../../features/registration/steps.ts";
import { usePlace } from "./pages.tsx";
import { wantLater } from "../loading/quiet-fetch.ts";
import { type Session, useSession } from "../../features/me/session.ts";
import { wantedOf, withoutTail } from "@kalivo/domain/links/link-subject.ts";

const Landing = onDemand(
  async () => (await import("../../screens/landing/landing-screen.tsx")).LandingScreen,
);
const SharedLink = onDemand(
  async () => (await import("../../screens/landing/shared-link-screen.tsx")).SharedLinkScreen,
);

/** Pages that are shared with people who have no account. */
const SHARED: ReadonlySet<PathName> = new Set<PathName>([
  "code",
  "organisation",
  "team",
  "userProfile",
  "userProfileBack",
]);

/** Routes that exist only as steps of a registration. */
const STEPS: Partial<Record<PathName, Step>> = {
  chooseType: "type",
  firstBurner: "burner",
  lastInformations: "last",
  connectHealth: "last",
};

// For after Logout.
wantLater(Landing.load, "member");

/** The screen behind its guard (specification §2.2). The router starts loading its chunk before it is drawn. */
export function guarded(name: PathName, entry: ScreenEntry) {
  const Screen = onDemand(entry.load);
  wantLater(Screen.load, entry.access);
  const forMembers = entry.access === "member" || entry.access === "admin";
  const shared = SHARED.has(name);
  const step = STEPS[name];

  function Guarded(): ReactNode {
    const session = useSession().data;
    const props = useScreenProps();
    const { pathname, search } = usePlace().location;
    const tidy = shared ? withoutTail(pathname) : pathname;
    if (tidy !== pathname) return <Leave to={tidy + search} />;
    const user = session?.kind === "member" ? session.user : null;
    if (user === null) {
      if (!forMembers) return <Screen {...props} />;
      const address = pathname + search;
      return shared ? (
        <SharedLink key={address} address={address} />
      ) : (
        <Landing askToSignIn={name !== "home" && !hasLeft(session)} />
      );
    }
    if (entry.access === "admin" && !user.admin) return <GoHome />;
    if (entry.access === "visitor") return <Leave to={memberPage(user.registration, props.query)} />;
    if (isBroughtBy(user.registration, pathname)) return <Leave to={resumeHref(user.registration)} />;
    const screen = <Screen {...props} />;
    return step === undefined ? screen : <OnlyAsStep {...{ step, screen }} unfinished={user.registration} />;
  }
  const before = shared ? SharedLink : Landing;
  return Object.assign(Guarded, {
    load: () => (forMembers && readToken() === null ? before.load() : Screen.load()),
  });
}

/** A visitor who chose to leave instead of signing in again is not asked a second time. */
const hasLeft = (session: Session | undefined): boolean =>
  session?.kind === "visitor" && session.left === true;

/**
 * Where a member on a visitors' page is redirected: the address their link asks for, else home. A registration begun with
 * that same link resumes first: right after the account is created, the page of the form is still shown.
 */
function memberPage(unfinished: Unfinished | null, query: URLSearchParams): string {
  const wanted = wantedIn(query);
  if (unfinished !== null && (wanted === null || wanted === unfinished.wanted)) return resumeHref(unfinished);
  return wanted ?? href("home");
}

/** The code that this registration came with: the new account has used it already, so it would be refused now. */
function isBroughtBy(unfinished: Unfinished | null, pathname: string): boolean {
  const wanted = unfinished?.wanted ?? null;
  return codeIn(wanted) !== null && wantedOf(pathname) === wanted;
}

type OnlyAsStepProps = { step: Step; screen: ReactNode; unfinished: Unfinished | null };

/** Redirects unless the unfinished registration has this step; decided once, so that the screen stays while leaving. */
function OnlyAsStep({ step, screen, unfinished }: OnlyAsStepProps): ReactNode {
  const { name, location } = usePlace();
  const [mine] = useState(() => isStepOf(unfinished, step, location.search));
  if (mine) return screen;
  if (unfinished === null && name === "connectHealth") return <Leave to={href("healthApp")} />;
  return <Leave to={resumeHref(unfinished)} />;
}

/** The params of the path; the route table type-checks that a screen asks for no others. */
function useScreenProps(): ScreenProps<PathName> {
  const { name, params: found, location } = usePlace();
  const params = { id: found["id"] ?? "", code: found["code"] ?? "", tab: found["tab"] ?? "" };
  return { name, params, query: new URLSearchParams(location.search) };
}
