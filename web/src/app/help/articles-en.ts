import type { HelpArticles } from "./help-article";

export const articlesEn: HelpArticles = {
  start: {
    title: "Getting started",
    summary: "What to do on your team's first day, in order.",
    body: [
      "The ‘Get started’ list on your home page shows what comes next. Finished steps are checked off automatically.",
      {
        steps: [
          "Connect your calendar. Only free times are offered, and booked meetings land in your calendar.",
          "Create a booking page and put its link into your email signature or on your website.",
          "Import your customers. If you have none yet, look around with sample data first.",
          "Convert a lead to a deal, and move it through the stages on the board.",
          "Invite your colleagues: several at once, with addresses on your company's domain.",
        ],
      },
      { to: "/home", label: "Go to your home page" },
    ],
  },
  import: {
    title: "Importing customers",
    summary: "Bring customers in from Excel, CSV or business cards (vCard).",
    body: [
      {
        steps: [
          "Choose ‘Bulk import’ in a list's ‘Import and export’ menu.",
          "Upload a file, or paste rows from a spreadsheet.",
          "Check which field each column goes to. Similar names are matched for you.",
          "Fix wrong cells, one by one or all at once, or skip their rows, and import. Skipped rows can be downloaded with the reasons.",
        ],
      },
      "If something looks wrong afterwards, undo the import from its history. Records changed since then stay as they are.",
      { to: "/leads/import", label: "Import leads" },
    ],
  },
  lists: {
    title: "Lists, filters and views",
    summary: "Find the records you need, and save the filters you use often.",
    body: [
      "Combine conditions with ‘Match all’ or ‘Match any’, and nest groups inside groups. Periods such as ‘this month’ or ‘last 7 days’ move with the calendar.",
      "Save a filter with its sorting and columns as a view, for the team or for yourself. Pin the views you use most.",
      "Select several rows to change their assignee or values, merge them, or export them.",
      { to: "/leads", label: "Leads" },
    ],
  },
  boards: {
    title: "Pipelines and boards",
    summary: "See deals by stage, and drag cards to move them.",
    body: [
      "Each deal type has stages of its own. A stage is ‘Not started’, ‘In progress’, ‘Won’ or ‘Lost’.",
      "Drag a card to move it. With the keyboard: press Space on a card, move it with the arrow keys, and press Space again.",
      "The product remembers when a deal entered its stage, so you can find the ones that don't move and see how long stages take.",
      { to: "/deals/board", label: "Deal board" },
    ],
  },
  records: {
    title: "The record page",
    summary: "Everything about one customer in one place.",
    body: [
      "Click a value to edit it in place. If someone else changed it first, you see both.",
      "The timeline shows who changed what and when, and can restore an earlier value. Memos, tasks, files, meetings, emails and visits are in the tabs. Link a company or contact, and the records show up on each other's pages.",
      "If a customer exists twice, select both in the list and merge them. You choose which values stay.",
    ],
  },
  fields: {
    title: "Fields and layouts",
    summary: "Add the fields your team needs, and arrange the record page.",
    body: [
      "Admins can add fields of many types: text, numbers, money, dates, choices, members and record references. Fields can be required or unique, and have default values.",
      "Delete fields you no longer need. Their values are kept, and you can restore them at any time.",
      { to: "/settings/fields", label: "Fields" },
      { to: "/settings/entities", label: "Entity settings" },
    ],
  },
  undo: {
    title: "Undo and deleted records",
    summary: "Bring back what was deleted or changed by mistake.",
    body: [
      "Right after deleting records, changing them in bulk or converting them, choose ‘Undo’ in the notice at the bottom of the page.",
      "Deleted records stay in the trash for 30 days, and come back with their memos and files.",
      "Undoing never touches values that someone else has changed in the meantime.",
      "If you close a form you have edited, you're asked whether to keep a draft. Drafts stay in this browser for 7 days.",
      { to: "/settings/trash", label: "Trash" },
    ],
  },
  "booking-pages": {
    title: "Booking pages",
    summary: "One link lets customers choose a meeting time themselves.",
    body: [
      {
        steps: [
          "Create a booking page, and set the meeting's length and location.",
          "Set the days and hours, the minimum notice, and buffers before and after.",
          "If several people host, take turns or meet together.",
          "Send the link, or embed the page on your website.",
        ],
      },
      "Free times come from all connected calendars together with meetings in the product. The same time is never booked twice.",
      { to: "/booking-pages", label: "Booking pages" },
    ],
  },
  calendars: {
    title: "Calendars and video calls",
    summary: "Connect or disconnect Google, Outlook, Naver Works and Zoom.",
    body: [
      "Connect accounts under ‘Connections’ in the settings. Choose which calendars block bookings, and which one gets new meetings.",
      "A changed password or withdrawn permission ends a connection. You get an email; until you reconnect, booking pages that use this calendar take no bookings.",
      { to: "/settings/connections", label: "Connections" },
    ],
  },
  suggestions: {
    title: "One-off meetings",
    summary: "Offer a few times you picked, and let the other person choose one.",
    body: [
      "Drag over times in your calendar, copy the text and paste it into an email. The other person chooses one without signing in.",
      "A time that is taken by then can't be chosen.",
      { to: "/calendar", label: "Calendar" },
    ],
  },
  routers: {
    title: "Forms and routers",
    summary: "Send each inquiry to the right person and meeting, based on its answers.",
    body: [
      "A router is a form with rules. Rules are checked from the top, and the first match decides.",
      "An outcome is a booking with a group, a message, or another address. Always set what happens when no rule matches.",
      "Share the form as a link, embed it, or connect a form you already have. Before publishing, use ‘Routing test’ to see where answers lead.",
      { to: "/routers", label: "Routers" },
    ],
  },
  results: {
    title: "Form results",
    summary: "See how many visitors submit, and how many of them book.",
    body: [
      "A visitor counts once a day, but every submission and booking counts. Rates compare a step with the one before.",
      "Download submissions with their answers as CSV.",
    ],
  },
  campaigns: {
    title: "Email campaigns",
    summary: "Send an email to a recipient group, and see the results.",
    body: [
      {
        steps: [
          "Verify your sending domain with three DNS records.",
          "Create a recipient group. Whoever matches its conditions is always included.",
          "Choose a template or write one. Every variable has a fallback for when there is no value.",
          "‘Check and send’ shows who is left out and why. Send a test, then send now or schedule it.",
        ],
      },
      "Nobody gets the same email twice. For every address you can see what happened, step by step.",
      { to: "/email/campaigns", label: "Email campaigns" },
    ],
  },
  consent: {
    title: "Consent and advertising law",
    summary: "The legal requirements for marketing emails are met for you.",
    body: [
      "Consent belongs to an email address, not to a record. Opting out once counts for every record with that address.",
      "For Korean law, the product adds (광고) to subjects, the sender's details and a free opt-out, holds mails between 9 PM and 8 AM, and asks for consent again every two years. You can change this in the settings.",
      { to: "/settings/email-footer", label: "Footer and legal settings" },
    ],
  },
  automations: {
    title: "Email automations",
    summary: "Follow up on a submitted form or a stage change automatically.",
    body: [
      "Choose a trigger, then add waits, conditions, emails, field changes and Slack messages.",
      "People already in progress finish the version they entered. They leave when they book a meeting or unsubscribe.",
      { to: "/email-automations", label: "Email automations" },
    ],
  },
  reports: {
    title: "Dashboards and reports",
    summary: "See how sales are going, and share it.",
    body: [
      "Choose what to count and how to group it; the chart appears at once. Click a bar to open the records behind it.",
      "Everyone sees the same dashboard, calculated from the records they can see.",
      { to: "/dashboard", label: "Dashboards" },
    ],
  },
  notifications: {
    title: "Notifications",
    summary: "Hear about what matters in the app, by email or in Slack.",
    body: [
      "Any member can set up rules: before a date, when a deal stays at a stage, when a record is assigned or a meeting is booked.",
      "If you don't want notifications in the app or by email, turn them off in ‘My notifications’ behind the bell.",
      { to: "/settings/notifications", label: "Notification settings" },
    ],
  },
  journeys: {
    title: "Customer journeys",
    summary: "See what people read on your website before they got in touch.",
    body: [
      "With one line of code on your website, visits are recorded and linked to the lead of whoever submits a form.",
      "There are no cookies, and Do Not Track is respected. To record visits only after consent, turn on ‘Collect only after the visitor agrees’ before copying the code. Only the country and region of an IP address are kept.",
      { to: "/journeys", label: "Customer journeys" },
    ],
  },
  members: {
    title: "Members and roles",
    summary: "Invite colleagues, and decide what they manage.",
    body: [
      "Admins manage fields, pipelines, connections and billing; members work with the sales data. A team always has at least one admin.",
      "Deactivate people who leave. They lose access at once, and what they wrote stays.",
      { to: "/settings/members", label: "Members" },
    ],
  },
  security: {
    title: "Security",
    summary: "Protect your team with two-factor sign-in, SSO and allowed addresses.",
    body: [
      "Turn on two-factor sign-in in your settings, and keep the recovery codes in a safe place. Admins can require it for the whole team.",
      "SAML single sign-on can be turned on after a test sign-in. If your identity provider fails, admins still have a way in.",
      "With an IP list, people can only sign in from the addresses you allow.",
      { to: "/settings/security", label: "Security settings" },
    ],
  },
  billing: {
    title: "Plans and billing",
    summary: "Manage the trial, seats and billing cycle.",
    body: [
      "Try Pro for 14 days for free. You get an email before the trial ends.",
      "New seats take effect at once and are charged for the rest of the cycle. Fewer seats and a change to Free take effect at the end of the cycle.",
      { to: "/settings/plans", label: "Plans" },
    ],
  },
  developers: {
    title: "API, webhooks and AI tools",
    summary: "Connect other programs.",
    body: [
      "An API key is shown once. Give it only the scopes it needs, and revoke keys you don't use.",
      "Webhooks are signed, and retried for three days. You can see what was sent and what came back.",
      "AI tools that support MCP can search your records and book meetings.",
      { to: "/settings/api-keys", label: "API keys" },
      { to: "/settings/webhooks", label: "Webhooks" },
    ],
  },
};
