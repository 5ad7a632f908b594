import { expect, test } from "vitest";
import { limitExceeded } from "./limit-exceeded";

test.each([
  ["nothing was sent", { delivered: 0, bounced: 0, complained: 0 }, undefined],
  ["too few mails say anything", { delivered: 50, bounced: 49, complained: 10 }, undefined],
  ["bounces are at the limit", { delivered: 950, bounced: 50, complained: 0 }, undefined],
  ["bounces are above it", { delivered: 949, bounced: 51, complained: 0 }, { reason: "bounces", rate: 0.051 }],
  ["complaints are at the limit", { delivered: 1000, bounced: 0, complained: 3 }, undefined],
  ["complaints are above it", { delivered: 1000, bounced: 0, complained: 4 }, { reason: "complaints", rate: 0.004 }],
  ["two people complain of few mails", { delivered: 100, bounced: 0, complained: 2 }, undefined],
  ["all bounce", { delivered: 0, bounced: 100, complained: 0 }, { reason: "bounces", rate: 1 }],
])("the limits of a campaign when %s", (_, counts, exceeded) => expect(limitExceeded(counts)).toEqual(exceeded));
