import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import css from "./shell.module.css";
import { hasBars } from "./has-bars.ts";
import { NavigationBar } from "./navigation-bar.tsx";
import { usePlace } from "../boot/router/pages.tsx";
import type { User } from "@kalivo/contract/shapes/user.ts";
import { isOnline } from "../lib/online.ts";
import { useText } from "../lib/text.tsx";
import { whenIdle } from "../boot/loading/when-idle.ts";

const Nothing: ComponentType<{ pathname: string | null }> = () => null;
/** Not needed for the first paint; renders nothing when its chunk fails to load. */
const Banners = lazy(async () => {
  const loaded = await import("./banners.tsx").catch(() => null);
  return { default: loaded?.Banners ?? Nothing };
});

/** Skip link, banners, the bar (rail from 768 px, sidebar from 1200 px) and the page. */
export function Shell({ user, children }: { user: User | null; children: ReactNode }) {
  const text = useText("global");
  const place = usePlace();
  const { pathname } = place.location;
  const bars = user !== null && hasBars(place, user.registration !== null);
  const [quiet, setQuiet] = useState(() => !isOnline());
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-bars", bars);
  }, [bars]);
  return (
    <>
      <a className={css.skip} data-no-print="" href="#main" onClick={focusMain}>
        {text.skipToContent}
      </a>
      {bars && <NavigationBar pathname={pathname} admin={user.admin} />}
      <div className={css.side}>
        <Suspense>{quiet && <Banners pathname={user === null ? null : pathname} />}</Suspense>
        <main id="main" className={css.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}

function focusMain(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.querySelector<HTMLElement>("#main")?.focus();
}
