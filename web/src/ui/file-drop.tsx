import { FileUp } from "lucide-react";
import { useId } from "react";
import css from "./file-drop.module.css";

type FileDropProps = {
  help: string;
  label: string;
  /** The hint for devices that can drop files. */
  drop: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Chooses files by dialog or drop. The same file may be chosen again. */
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
