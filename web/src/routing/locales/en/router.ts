import type { TextsLike } from "../../../lib/texts";
import type { router as ko } from "../ko/router";

export const router: TextsLike<typeof ko> = {
  routers: {
    title: "Form/Lead router",
    description: "Answers lead each inquiry to the right people and a meeting, a message or another page.",
    create: "Create Router",
    tab: { personal: "My routers", team: "All routers" },
    search: "Search routers",
    noMatch: "No router matches",
    empty: {
      personal: "You have no routers yet",
      team: "The team has no routers yet",
      description: "Build a form, or connect your website's own, and inquiries go straight to the right people.",
    },
    column: {
      title: "Name",
      formType: "Form type",
      creator: "Created by",
      submissions: "Submissions",
      status: "Status",
      actions: "Actions",
    },
    creatorGone: "A former member",
    submissions_one: "{{number}} submission",
    submissions_other: "{{number}} submissions",
    submissionsOf: "View submissions of {{title}}: {{number}}",
    statusOf: "Activate {{title}}",
    activated: "The router is active",
    deactivated: "The router is inactive",
    actionsOf: "Actions for {{title}}",
    edit: "Edit",
    open: "Open form",
    statistics: "View submissions and statistics",
    embed: "Add to your website",
    delete: "Delete",
    deleted: "The router was deleted",
    deleteTitle: "Delete the router ‘{{title}}’?",
    deleteHint:
      "Its form takes no more submissions, and those it has can't be seen here any more. Leads and deals made from them stay.",
    cannotDelete: "This router can't be deleted",
    createdBy: "Only whoever created a router can delete it. This one was created by {{name}}.",
  },
  status: { active: "Active", inactive: "Inactive" },
  formType: {
    custom: { label: "Created form", create: "Create Form", hint: "Build a new form from questions of your choice." },
    mapping: {
      label: "Connected form",
      create: "Connect Form",
      hint: "Keep the form that your website has already.",
    },
  },
  create: {
    title: "Router name",
    titleRequired: "Please enter a router name",
    defaultTitle: "{{name}}'s Router",
    formType: "Form type",
    submit: "Create",
  },
  embed: {
    code: "Embed code",
    inactive: "It is inactive and takes no submissions now. It does as soon as you activate it.",
    hint: {
      custom: "Paste it where your website is to show the form.",
      mapping: "Paste it before </body> on the pages that have the connected form.",
    },
  },
  locked: {
    description: "The form/lead router is part of the Pro plan.",
    write: "Write an e-mail",
    learn: {
      button: "Learn How to Use Lead Router",
      form: "Build a form, or connect the one your website has already.",
      route: "Draw the conditions that decide where an answer leads. They are tried from top to bottom.",
      act: "Choose what follows: a meeting with the right people, a message, or another page.",
      follow: "Submissions become leads or deals at once, and the funnel shows what became of them.",
    },
    setUp: {
      button: "Set Up Lead Router",
      text: "It is yours as soon as your team is on the Pro plan. As an admin, ask support to change the plan.",
      subject: "Setting up the lead router",
    },
    consult: {
      button: "Consult With Marketing CRM",
      text: "We look together at how the lead router fits your forms and your way of selling.",
      subject: "A marketing CRM consultation",
    },
    claims: {
      title: "What changes for teams with the lead router",
      goldenTime: { figure: "5 min", text: "Leads are assigned within the ‘golden 5-minute window’." },
      opportunities: { figure: "2.6x", text: "sales opportunities" },
      conversion: { figure: "4x", text: "opportunity conversion" },
      validLeads: { figure: "2.3x", text: "valid lead ratio" },
      overall: { figure: "1.5x", text: "conversion" },
      teams: { figure: "473+", text: "teams already use it" },
    },
  },
};
