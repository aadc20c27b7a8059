import type { z } from "zod";
import type { saveInformations as route } from "@kalivo/contract/routes/save-informations.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import type { Db, Queryable } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import type { Upload } from "../../http/uploads.ts";
import { deletePictureIfUnused, insertPicture } from "../pictures/pictures.queries.ts";
import { preparePicture, unreadablePicture } from "../pictures/prepare-picture.ts";
import { followBirthday, impossibleBirthday, lockedBirthday } from "./birthday.ts";
import { latestConsent, lockUser, updateUser } from "../people/people.queries.ts";

type Informations = z.output<typeof route.body>;
type Changes = Parameters<typeof updateUser>[2];

/**
 * Saves the fields that were sent; an unreadable picture changes nothing at all. `alongside` runs in the same transaction.
 */
export async function saveInformations(
  db: Db,
  userId: number,
  input: Informations & { file: Upload | undefined; alongside?: (tx: Queryable) => Promise<void> },
  now: Date,
): Promise<Refused | null> {
  const today = brusselsDay(now);
  const impossible = impossibleBirthday(input.birthday, today);
  if (impossible !== null) return impossible;
  const picture = input.file === undefined ? undefined : await preparePicture(input.file);
  if (picture === null) return unreadablePicture("file");

  return db.transaction().execute(async (tx) => {
    const before = await lockUser(tx, userId);
    const locked = lockedBirthday(before.birthday, input.birthday, today);
    if (locked !== null) return locked;
    if (changesBody(input, before) && (await withdrewHealthConsent(tx, userId)))
      return refusal(403, (say) => say.accounts.noBodyWithoutConsent);

    if (picture !== undefined) await insertPicture(tx, picture, now);
    const face = faceAfter(before, { hash: picture?.hash, ...input });
    const changes = { ...columns(input), ...face };
    if (Object.keys(changes).length > 0) await updateUser(tx, userId, changes);
    if (before.picture_hash !== null && before.picture_hash !== face.picture_hash)
      await deletePictureIfUnused(tx, before.picture_hash);
    if (typeof input.birthday === "string")
      await followBirthday(tx, userId, { birthday: input.birthday, today }, now);
    await input.alongside?.(tx);
    return null;
  });
}

type Stored = Awaited<ReturnType<typeof lockUser>>;

/** Whether the health data changes; repeating or clearing a value does not count. */
function changesBody({ height, weight }: Informations, before: Stored): boolean {
  const newHeight = typeof height === "number" && height !== before.height_cm;
  const newWeight = typeof weight === "number" && tenths(weight) !== Number(before.weight_kg ?? Number.NaN);
  return newHeight || newWeight;
}

async function withdrewHealthConsent(
  tx: Parameters<typeof latestConsent>[0],
  userId: number,
): Promise<boolean> {
  const consent = await latestConsent(tx, userId, "health");
  return consent !== null && consent.withdrawn_at !== null;
}

const tenths = (kg: number) => Math.round(kg * 10) / 10;

/** One's picture is a photo, a drawn portrait or none; what is new replaces whatever was there. */
function faceAfter(
  { picture_hash, portrait }: Stored,
  sent: { hash: string | undefined } & Pick<Informations, "portrait" | "remove_picture">,
) {
  if (sent.hash !== undefined) return { picture_hash: sent.hash, portrait: null };
  if (sent.portrait !== undefined) return { picture_hash: null, portrait: sent.portrait };
  return sent.remove_picture === true ? { picture_hash: null, portrait: null } : { picture_hash, portrait };
}

/** The columns of the fields that were sent. */
function columns(input: Informations): Changes {
  const { first_name, last_name, phone, gender, birthday, height, weight, why_i_move } = input;
  const sent = {
    first_name,
    last_name,
    phone: phone === "" ? null : phone,
    gender,
    birthday,
    why_i_move,
    height_cm: height,
    weight_kg: typeof weight === "number" ? tenths(weight) : weight,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}
