import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { SampleDataView } from "./sample-data";

export const sampleApi = {
  getSampleData: endpoint("admin", {
    method: "GET",
    path: "/sample-data",
    summary: "Whether the team has sample records",
  })
    .input(z.object({}))
    .output(SampleDataView),

  createSampleData: endpoint("admin", {
    method: "POST",
    path: "/sample-data",
    summary: "Fill the team with sample leads, deals, companies and contacts",
    successStatus: 201,
  })
    .input(z.object({}))
    .output(SampleDataView),

  removeSampleData: endpoint("admin", {
    method: "DELETE",
    path: "/sample-data",
    summary: "Delete the sample records that are still there",
  })
    .input(z.object({}))
    .output(z.object({ removed: z.int() })),
};
