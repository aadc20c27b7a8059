import css from "./full-screen.module.css";
import { Frame } from "./frame.tsx";
import { hasBars } from "./has-bars.ts";
import { knownTitles } from "./known-titles.ts";
import { Mark } from "../ui/art/mark.tsx";
import { readToken } from "../lib/jwt-cookie.ts";
import { titleAt } from "../boot/page/title-at.ts";
import { useText } from "../lib/text.tsx";
import { usePlace } from "../boot/router/pages.tsx";

/** Until the session is known: the mark, within the frame that the HTML drew for a signed-in person. */
export function LoadingScreen() {
  const place = usePlace();
  return readToken() !== null && hasBars(place, true) ? (
    <FramedMark pathname={place.location.pathname} />
  ) : (
    <main className={css.screen}>
      <LoadingMark />
    </main>
  );
}

function FramedMark({ pathname }: { pathname: string }) {
  const titles = knownTitles({
    codes: useText("codes"),
    statements: useText("statements"),
    workouts: useText("workouts"),
    community: useText("community"),
    settings: useText("settings"),
  });
  return (
    <Frame pathname={pathname} title={titleAt(titles, pathname) ?? null}>
      <div className={css.screen} data-framed>
        <LoadingMark />
      </div>
    </Frame>
  );
}

function LoadingMark() {
  const text = useText("global");
  return (
    <>
      <Mark size={72} drawing />
      <output className={css.quiet}>{text.loadingUser}</output>
    </>
  );
}
