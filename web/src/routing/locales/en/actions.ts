import type { TextsLike } from "../../../lib/texts";
import type { actions as ko } from "../ko/actions";

export const actions: TextsLike<typeof ko> = {
  actions: {
    groups: "Groups",
    groupsHint: "Where those who submit the form are led. Under “Route leads” you connect who goes where.",
    add: "Add group",
    kind: { routeTo: "Book a meeting", text: "Message", redirection: "Redirect" },
    name: "Group name",
    unnamed: "Unnamed group",
    groupNumber: "Group {{number}}",
    remove: "Delete",
    removeOf: "Delete group “{{name}}”",
    removeTitle: "Delete group “{{name}}”?",
    removeHint_one: "The condition that leads to it goes too. It takes effect once the router is saved.",
    removeHint_other: "The {{count}} conditions that lead to it go too. It takes effect once the router is saved.",
    removeUnused: "It takes effect once the router is saved.",
    meeting: "Meeting settings",
    withoutMeeting: "Assign without a meeting",
    withoutMeetingHint: "Nobody is asked for a time; the attendees of the meeting settings share the leads evenly.",
    message: "Message",
    messagePlaceholder: "Such as: Thank you for your inquiry. We will contact you soon.",
    url: "Redirect URL",
    urlHint: "Submitting the form leads to this page.",
    outcome: "Outcome",
    assignee: "Assignee",
    assigneeHint: "Who gets the record that is created. Leave empty for nobody.",
    channel: "Slack channel to tell of submissions",
    disqualified: "Disqualified",
    disqualifiedHint: "What everybody sees whom no condition leads to a group.",
    disqualifiedPlaceholder: "Successfully submitted!",
  },
};
