import type { TextsLike } from "../../../lib/language/texts-like";
import type { editor as ko } from "../ko/editor";

export const editor: TextsLike<typeof ko> = {
  editor: {
    title: "Router name",
    back: "Back to routers",
    steps: "Steps",
    step: {
      form: "Build form",
      connect: "Connect form",
      install: "Installation",
      route: "Route leads",
      actions: "Set actions",
      submissions: "Submissions",
    },
    stepWrong: "Needs attention",
    prev: "Prev",
    next: "Next",
    share: "Share",
    saveDraft: "Save draft",
    publish: "Publish",
    published: "Published. Visitors now get the new version.",
    timezone: "Time zone",
    timezoneHint: "Submissions and visitors are counted by the days of this zone.",
    unpublished: {
      title: "There is an unpublished draft.",
      active: "Visitors get the published version until you choose “Publish”.",
      inactive:
        "The router gets the draft once you choose “Save”. If it is activated before that, visitors get the version that was published last.",
      discard: "Discard draft",
      ask: "Discard the draft?",
      hint: "The saved changes are lost, and the published version comes back.",
    },
    saveAndShare: "Save and share",
    failed: "Failed to save changes.",
    entryNotConnected: "Failed to save. The entry node is not connected.",
    unsaved: { title: "There are unsaved changes.", description: "Unrecorded details exist." },
    gone: { title: "This router either doesn't exist or you don't have permission.", back: "View routers" },
    changed: {
      title: "{{name}} changed this router.",
      somebody: "A colleague",
      description: "Saving now overwrites their changes.",
      load: "Load their changes",
    },
    shareLink: {
      title: "Share",
      link: "Share link",
      open: "Open in a new tab",
      settings: "Share settings",
      hint: "Share settings change the link's image, title and description.",
      active: "The router is active and accepting submissions.",
      install: "Paste this code into your website to route its form's submissions.",
    },
  },
};
