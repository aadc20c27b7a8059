import * as api from "@kalivo/contract/api-paths.ts";
import { answered, lost, refused } from "./support/answers.ts";
import { DONE, keeping } from "./support/kept.ts";
import { expect, test } from "vitest";
import { A_MEMBER } from "./support/told.ts";
import { openApp } from "./support/render-app.tsx";
import { SAID } from "./support/world.ts";
import { eventually } from "./support/eventually.ts";

// What is set, said and mended with the keyboard alone (design §7).

const PICTURE = { url: "/pictures/1.webp" };

test("a name and a picture are saved, and the picture is removed", async () => {
  const { as, keep } = keeping(SAID);
  const page = await openApp("/settings", {
    as,
    answers: [
      answered("POST", api.saveInformations, ({ data: { last_name = "", file } }) =>
        keep({ last_name, picture: file === undefined ? null : PICTURE }),
      ),
    ],
  });
  const saves = async () => {
    await page.key("Save");
    await eventually(() => expect(document.activeElement?.textContent).toContain("Modifications saved !"));
  };
  await page.fill("Last name", "Changed");
  const picture = await page.field(/Profile picture/);
  expect(picture.getAttribute("accept")).toBe("image/*");
  expect(picture.tabIndex).toBe(0);
  await page.user.upload(picture, new File(["a pixel"], "me.png", { type: "image/png" }));
  await saves();
  page.forget();
  await page.key(/^Remove picture/);
  await page.hears(/^Picture removed$/u);
  expect(document.activeElement).toBe(picture);
  await saves();
  expect(page.asked("POST", api.saveInformations).map(({ data }) => data)).toMatchObject([
    { last_name: "Changed", file: "(file)" },
    { remove_picture: "true" },
  ]);
});

test("a mail is wished for", async () => {
  const { as, keep } = keeping(SAID);
  const page = await openApp("/privacy", {
    as,
    answers: [
      answered("POST", api.savePrivacy, () => keep({ privacy: { ...SAID.privacy, newsletter: true } })),
    ],
  });
  await page.key(/^Newsletter/, "switch", "Space");
  await page.key("Save");
  await page.find("button", "No changes made");
});

test("the link that invites is copied, mailed and sent", async () => {
  const page = await openApp("/act", { as: A_MEMBER });
  await page.key("Copy my link");
  await page.says("Link copied !");
  for (const [way, form] of [
    ["Email", /^mailto:\?subject=.+&body=.+register/u],
    ["SMS", /^sms:\?&body=.+register/u],
  ] as const)
    expect((await page.find("link", way)).getAttribute("href")).toMatch(form);
});

test("feedback is sent", async () => {
  const page = await openApp("/feedback", {
    as: A_MEMBER,
    answers: [answered("POST", api.sendFeedback, DONE)],
  });
  await page.fill("Your message", "No mouse here.");
  await page.key("Send feedback");
  await page.says("thank you for your feedback !");
  expect(page.asked("POST", api.sendFeedback)).toMatchObject([{ data: { feedback: "No mouse here." } }]);
});

test("another source for the workouts is chosen, and its page is asked for once that is agreed to", async () => {
  const page = await openApp("/health", {
    as: A_MEMBER,
    answers: [
      refused("POST", api.setActiveSource, 409),
      answered("POST", api.giveConsent, DONE),
      answered("GET", api.initIntegration, {
        challenge: "",
        state: "",
        authorizeUrl: "https://strava.example/authorize",
      }),
    ],
  });
  await page.choose(/^Strava/);
  await page.key("Use Strava");
  const consent = await page.sheet("Connect with Strava");
  await consent.key(/^I agree/, "checkbox", "Space");
  await consent.key("Go to Strava");
  await eventually(() => expect(page.asked("GET", api.initIntegration)).toHaveLength(1));
});

test("without a network one tries again", async () => {
  const page = await openApp("/", { as: A_MEMBER, answers: [lost("GET", api.readMe)] });
  await page.says(/^You appear to be offline[.]{3}/);
  page.answer(answered("GET", api.readMe, SAID));
  await page.key("Retry");
  await page.isTitled("Hello, Saïd");
});
