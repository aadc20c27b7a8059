import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { callsOf } from "./calls-of.ts";
import { somebody, type Somebody } from "./people.ts";
import type { TestProduct } from "./product.ts";

export const profile = (id: number) => pathTo(api.readProfile, { id });
export const figures = (type: "burner" | "donor", id: number) => pathTo(api.readStats, { type, id });

/** What `opensTo` says of somebody who is like an unknown id, and of somebody who is there. */
export const SHUT = [404, 404, 404];
export const OPEN = [200, 200, 200];

/** Hiding, beginning to give, and whether somebody is there for a viewer (rule 35). */
export function hidingOf(kalivo: TestProduct) {
  const { get, post } = callsOf(kalivo);
  const hide = async (who: Somebody): Promise<void> => {
    const { status } = await post(who, api.savePrivacy, { public: false });
    if (status !== 200) throw new Error(`nobody was hidden: ${status}`);
  };
  return {
    hide,
    hidden: async (): Promise<Somebody> => {
      const person = await somebody(kalivo, "Hidden", "Hider");
      await hide(person);
      return person;
    },
    back: (who: Somebody, data: Record<string, unknown>) =>
      post(who, api.backBurner, { perCalorie: 0.1, ...data }),
    opensTo: async (viewer: Somebody, { id }: Somebody): Promise<number[]> => {
      const paths = [profile(id), figures("burner", id), figures("donor", id)];
      const answers = await Promise.all(paths.map((path) => get(viewer, path)));
      return answers.map(({ status }) => status);
    },
  };
}
