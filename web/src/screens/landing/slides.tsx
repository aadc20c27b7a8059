import { Pause, Play } from "lucide-react";
import { FlameArt, FriendsArt, PlanetArt } from "./slide-art.tsx";
import css from "./landing-screen.module.css";
import { IconButton } from "../../ui/icon-button.tsx";
import { useSlides } from "./use-slides.ts";
import { useText } from "../../lib/text.tsx";

const ART = [PlanetArt, FlameArt, FriendsArt] as const;

/** A carousel without a live region. It pauses on hover, on focus, in a hidden tab and with reduced motion. */
export function Slides() {
  const text = useText("landing");
  const {
    scroller,
    onScroll,
    restHandlers,
    index: current,
    playing,
    toggle,
    show,
  } = useSlides(text.slides.length);
  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={text.carousel}
      {...restHandlers}
    >
      <ul
        className={css.slides}
        ref={scroller}
        onScroll={onScroll}
        aria-label={text.slides[current]} // a focusable region is named by its content
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {text.slides.map((sentence, index) => {
          const Art = ART[index] ?? PlanetArt;
          return (
            <li
              key={sentence}
              className={css.slide}
              aria-roledescription="slide"
              aria-label={text.slide(index + 1, text.slides.length)}
            >
              <span className={css.art}>
                <Art />
              </span>
              <p className={css.sentence}>{sentence}</p>
            </li>
          );
        })}
      </ul>
      <div className={css.controls}>
        <Dots current={current} show={show} />
        <IconButton
          label={playing ? text.pause : text.play}
          icon={playing ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
          onClick={toggle}
        />
      </div>
    </section>
  );
}

function Dots({ current, show }: { current: number; show: (index: number) => void }) {
  const text = useText("landing");
  return (
    <div className={css.dots}>
      {text.slides.map((sentence, index) => (
        <button
          key={sentence}
          type="button"
          className={css.dot}
          aria-label={text.goToSlide(index + 1)}
          aria-current={index === current ? "true" : undefined}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
}
