import { Controller, type UseFormReturn } from "react-hook-form";
import { FieldPair } from "../../ui/field.tsx";
import { GENDERS } from "@kalivo/domain/limits.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { BodyAnswer, BodyValues } from "./body-schema.ts";
import { useState } from "react";
import { useText } from "../../lib/text.tsx";

export type BodyForm = UseFormReturn<BodyValues, unknown, BodyAnswer>;

/** Gender, birthday, height and weight. */
export function BodyFields({ form }: { form: BodyForm }) {
  const text = useText().fields;
  const { errors } = form.formState;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <>
      <Controller
        control={form.control}
        name="gender"
        render={({ field }) => (
          <RadioCards
            legend={text.gender}
            look="segments"
            options={GENDERS.map((value) => ({ value, label: text.genders[value] }))}
            value={GENDERS.find((gender) => gender === field.value) ?? null}
            onChange={field.onChange}
          />
        )}
      />
      <TextField
        label={text.birthday}
        type="date"
        autoComplete="bday"
        max={today}
        error={errors.birthday && text.birthdayWrong}
        {...form.register("birthday")}
      />
      <FieldPair>
        <TextField
          label={text.height}
          unit={text.units.cm}
          inputMode="numeric"
          error={errors.height && text.heightWrong}
          {...form.register("height")}
        />
        <TextField
          label={text.weight}
          unit={text.units.kg}
          inputMode="decimal"
          error={errors.weight && text.weightWrong}
          {...form.register("weight")}
        />
      </FieldPair>
    </>
  );
}
