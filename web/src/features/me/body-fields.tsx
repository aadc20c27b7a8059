import { FieldPair } from "../../ui/field.tsx";
import { GENDERS } from "@kalivo/domain/limits.ts";
import { Select } from "../../ui/layers/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useState } from "react";
import { useText } from "../../lib/text.tsx";

type Typed = "birthday" | "height" | "weight";
/** Sent to clear the value. */
const NOT_GIVEN = "";
type Gender = typeof NOT_GIVEN | (typeof GENDERS)[number];

type BodyFieldsProps = {
  /** The form's `register`; the form may have more fields. */
  register: (name: Typed) => UseFormRegisterReturn;
  gender: unknown;
  onGender: (gender: Gender) => void;
  errors: Readonly<Record<Typed, string | undefined>>;
  /** For a person who only donates: height and weight are only used to estimate calories. */
  withoutBody?: boolean;
  /** The birthday was asked for before. */
  withoutBirthday?: boolean;
  /** The birthday is known and under 18 (rule 36). */
  birthdayLocked?: boolean;
};

/** Shared by the last step of the registration and a card of Settings. */
export function BodyFields({ register, gender, onGender, errors, ...look }: BodyFieldsProps) {
  const { withoutBody = false, withoutBirthday = false, birthdayLocked = false } = look;
  const text = useText("fields");
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <>
      <Select
        label={text.gender}
        options={[
          { value: NOT_GIVEN, label: text.genderNone },
          ...GENDERS.map((value) => ({ value, label: text.genders[value] })),
        ]}
        value={GENDERS.find((known) => known === gender) ?? NOT_GIVEN}
        onChange={onGender}
      />
      {!withoutBirthday && (
        <TextField
          label={text.birthday}
          type="date"
          autoComplete="bday"
          max={today}
          error={errors.birthday}
          readOnly={birthdayLocked}
          hint={birthdayLocked ? text.birthdayLocked : undefined}
          {...register("birthday")}
        />
      )}
      {!withoutBody && <HeightAndWeight register={register} errors={errors} />}
    </>
  );
}

function HeightAndWeight({ register, errors }: Pick<BodyFieldsProps, "register" | "errors">) {
  const text = useText("fields");
  return (
    <FieldPair>
      <TextField
        label={text.height}
        unit={text.units.cm}
        inputMode="numeric"
        autoComplete="off"
        error={errors.height}
        {...register("height")}
      />
      <TextField
        label={text.weight}
        unit={text.units.kg}
        inputMode="decimal"
        autoComplete="off"
        error={errors.weight}
        {...register("weight")}
      />
    </FieldPair>
  );
}
