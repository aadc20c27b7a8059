import { Camera, ImagePlus } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import css from "./file-picker.module.css";
import { FieldError } from "./field.tsx";
import { say } from "./announcer.ts";
import { useText } from "../lib/text.tsx";

type FilePickerProps = {
  label: string;
  /** Shown while there is no picture; otherwise an icon is. */
  empty?: ReactNode;
  shape: "avatar" | "banner";
  /** The current picture. */
  url?: string | null | undefined;
  file: File | null;
  onPick: (file: File | null) => void;
  /** Removes the chosen or current picture; undefined where one is required. */
  onRemove?: () => void;
  error?: string | undefined;
};

/** Pictures only, with a preview. */
export function FilePicker({ label, empty, shape, url, file, onPick, onRemove, error }: FilePickerProps) {
  const id = useId();
  const text = useText("global");
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const preview = (file === null ? url : picked) ?? null;
  const problem = refused ? text.notAnImage : error;
  const pick = (chosen: File | null) => {
    const isImage = chosen?.type.startsWith("image/") === true;
    setRefused(chosen !== null && !isImage);
    if (!isImage) return;
    if (picked !== null) URL.revokeObjectURL(picked);
    setPicked(URL.createObjectURL(chosen));
    onPick(chosen);
  };
  // The removed picture's button disappears: focus the button that chooses another.
  const remove = () => {
    onRemove?.();
    say(text.pictureRemoved, { about: id });
    input.current?.focus({ preventScroll: true });
  };
  return (
    <div className={classNames(css.picker, css[shape])}>
      <label className={css.label} htmlFor={id}>
        <span className={css.frame}>
          {preview === null ? (
            (empty ?? <ImagePlus size={28} aria-hidden />)
          ) : (
            <img className={css.picture} src={preview} alt="" decoding="async" />
          )}
        </span>
        <span className={css.change}>
          <Camera size={20} aria-hidden />
          <span>{preview === null ? text.choosePicture : text.changePicture}</span>
        </span>
        <span className="visually-hidden">{label}</span>
      </label>
      <input
        ref={input}
        id={id}
        className={css.input}
        type="file"
        accept="image/*"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-error`}
        onChange={(event) => pick(event.target.files?.item(0) ?? null)}
      />
      {onRemove !== undefined && preview !== null && (
        <button type="button" className={css.remove} onClick={remove}>
          {text.removePicture}
          <span className="visually-hidden"> {label}</span>
        </button>
      )}
      <FieldError id={id} error={problem} />
    </div>
  );
}
