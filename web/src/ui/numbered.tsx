import css from "./numbered.module.css";

/** Steps one after the other, each behind its number. */
export function Numbered({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step} className={css.step}>
          {step}
        </li>
      ))}
    </ol>
  );
}
