import css from "./why-i-move.module.css";

/** A person's own words, in whichever language and direction they wrote them; never a link. */
export const WhyIMove = ({ text }: { text: string }) => (
  <p className={css.why} lang="" dir="auto">
    {text}
  </p>
);
