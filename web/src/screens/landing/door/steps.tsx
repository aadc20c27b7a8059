import { useText } from "#web/lib/text.tsx";
import css from "./door.module.css";
import { ArriveArt, GiveArt, MoveArt } from "./step-art.tsx";

const ART = [MoveArt, GiveArt, ArriveArt] as const;

/** The loop in three drawn steps. */
export function Steps() {
  const text = useText("door").steps;
  return (
    <section>
      <h2 className={css.title}>{text.title}</h2>
      <ol className={css.steps}>
        {text.all.map(({ title, text: said }, index) => {
          const Art = ART[index] ?? MoveArt;
          return (
            <li key={title}>
              <span className={css.stepArt}>
                <Art />
              </span>
              <h3 className={css.stepTitle}>{title}</h3>
              <p className={css.stepText}>{said}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
