import css from "./numbered.module.css";

/** A numbered list of steps. */
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
