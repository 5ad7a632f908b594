/** One sample for each endpoint of e-mail campaigns. */
export function campaignSamples({ campaign: { id } }: { campaign: { id: string } }) {
  const params = { id };
  return {
    "email.listCampaigns": {},
    "email.getCampaign": { params },
    "email.createCampaign": { body: { name: "mine" } },
    "email.changeCampaign": { params, body: { name: "mine" } },
    "email.renameCampaign": { params, body: { name: "mine" } },
    "email.deleteCampaign": { params },
    "email.duplicateCampaign": { params },
    "email.archiveCampaign": { params, body: { archived: true } },
    "email.listCampaignVersions": { params },
    "email.getCampaignVersion": { params: { ...params, version: "1" } },
    "email.checkCampaign": { params },
    "email.testCampaign": { params, body: { recipients: [{ email: "nobody@nowhere.example" }] } },
    "email.sendCampaign": { params, body: { with_unsubscriber: false } },
    "email.cancelCampaignSchedule": { params },
    "email.pauseCampaign": { params },
    "email.resumeCampaign": { params },
    "email.cancelCampaign": { params },
    "email.getRecipient": { params: { ...params, key: "a".repeat(32) } },
    "email.resendMail": { params: { ...params, key: "a".repeat(32) } },
  };
}
