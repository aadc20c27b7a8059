import { useId } from "react";
import { portraitUrl } from "@kalivo/domain/people/portrait.ts";
import { useText } from "#web/lib/text.tsx";
import { Button } from "#web/ui/button.tsx";
import css from "./portrait-choice.module.css";
import type { FaceChoice } from "./use-face.ts";

type PortraitChoiceProps = { face: FaceChoice; seeds: readonly string[]; onOthers: () => void };

/** Portraits as native radios, and none of them. */
export function PortraitChoice({ face, seeds, onOthers }: PortraitChoiceProps) {
  const text = useText("oneself");
  const name = useId();
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{text.portraits}</legend>
      <div className={css.portraits}>
        {seeds.map((seed, index) => (
          <label key={seed} className={css.portrait}>
            <input
              className={css.input}
              type="radio"
              name={name}
              checked={face.seed === seed}
              onChange={() => face.draw(seed)}
            />
            <img src={portraitUrl(seed)} alt="" width={72} height={72} />
            <span className="visually-hidden">{text.portrait(index + 1)}</span>
          </label>
        ))}
      </div>
      <div className={css.others}>
        <Button size="medium" onClick={onOthers}>
          {text.otherPortraits}
        </Button>
        <label className={css.none}>
          <input
            className={css.input}
            type="radio"
            name={name}
            checked={face.url === null && face.file === null}
            onChange={face.goWithout}
          />
          {text.noPortrait}
        </label>
      </div>
    </fieldset>
  );
}
