import { FileUp } from "lucide-react";
import { useId } from "react";
import css from "./file-drop.module.css";

type FileDropProps = {
  help: string;
  label: string;
  /** Said where there is something to drop with. */
  drop: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Files are chosen, or dropped on it. The same one may be chosen again. */
export function FileDrop({ help, label, drop, onFiles, ...input }: FileDropProps) {
  const id = useId();
  return (
    <div className={css.body}>
      <p id={`${id}-help`}>{help}</p>
      <label className={css.choose} htmlFor={id}>
        <FileUp size={28} aria-hidden />
        <span className={css.label}>{label}</span>
        <span className={css.drop}>{drop}</span>
        <input
          {...input}
          id={id}
          className={css.input}
          type="file"
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
    </div>
  );
}
