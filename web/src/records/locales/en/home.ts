export const home = {
  day: {
    leads: "New leads",
    deals: "Stale deals",
    all: "See all",
    noLeads: "No new leads were assigned to you in the last 7 days.",
    noDeals: "None of your deals has been at one stage for more than {{days}} days.",
    staying: "{{days}} days",
  },
  sample: {
    offerTitle: "Look around with sample data?",
    offerHint: "We add a few companies, contacts, leads and deals. You can remove them all at any time.",
    create: "Add sample data",
    created: "Sample data added",
    existsTitle: "Your team has sample data",
    existsHint: "When you've looked around, remove it and start with your own.",
    remove: "Remove sample data",
    removeTitle: "Remove the sample data?",
    removeHint: "Only the sample records are deleted, along with any memos and changes you made on them.",
    removed_one: "{{count}} sample record removed",
    removed_other: "{{count}} sample records removed",
  },
} as const;
