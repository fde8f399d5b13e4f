/** For each question on the site, what a visitor who hasn't read it might type. */
export const paraphrases: Record<string, string> = {
  "/faq#how-long": "when will the first version be ready",
  "/faq#missed-date": "project delayed deadline missed",
  "/faq#own-developers": "work together with our in-house developers",
  "/faq#who-owns-the-code": "who has the copyright of the source code",
  "/faq#ending-early": "cancel contract early",
  "/faq#something-breaks-at-night": "system breaks during the night",

  "/services/web-application-development#how-long-to-an-mvp": "web mvp duration and price",
  "/services/web-application-development#native-app-as-well": "native app or web app",
  "/services/web-application-development#taking-over-existing-code":
    "take over application from another agency",
  "/services/web-application-development#how-much-traffic": "peak traffic the site can take",
  "/services/web-application-development#keeping-customer-data-safe": "is customer data safe",
  "/services/web-application-development#editing-after-launch": "can we edit texts and prices ourselves",

  "/services/mobile-app-development#mobile-timeline": "time and cost of a mobile app",
  "/services/mobile-app-development#mobile-native": "is a native app worth it",
  "/services/mobile-app-development#mobile-ownership": "app store account ownership",
  "/services/mobile-app-development#mobile-rejection": "apple rejected our app",
  "/services/mobile-app-development#mobile-takeover": "take over existing app from other company",
  "/services/mobile-app-development#mobile-upkeep": "app maintenance cost after launch",

  "/services/custom-software-development#when-to-buy-instead": "buy off the shelf or build",
  "/services/custom-software-development#time-to-daily-use": "how many weeks until we can use it daily",
  "/services/custom-software-development#how-it-is-priced": "price without specification",
  "/services/custom-software-development#who-owns-the-code": "code ownership and licences",
  "/services/custom-software-development#old-system-meanwhile": "run old system in parallel",
  "/services/custom-software-development#breaks-at-night": "emergency call at 3 am",

  "/services/cross-platform-app-development#cross-platform-timeline":
    "cross platform app timeline both stores",
  "/services/cross-platform-app-development#cross-platform-framework": "flutter or react native",
  "/services/cross-platform-app-development#cross-platform-feel": "do users notice shared code",
  "/services/cross-platform-app-development#cross-platform-merger": "merge two native apps into one",
  "/services/cross-platform-app-development#cross-platform-future": "framework abandoned by its vendor",
  "/services/cross-platform-app-development#cross-platform-desktop": "same code for desktop and browser",

  "/industries/sports-and-gaming#derby-day": "will it cope with match day",
  "/industries/sports-and-gaming#geofencing": "restrict betting to one state",
  "/industries/sports-and-gaming#wrong-feed": "official feed has wrong data",
  "/industries/sports-and-gaming#console-certification": "nintendo and sony certification",
  "/industries/sports-and-gaming#young-players": "children under 16 playing",
  "/industries/sports-and-gaming#disputed-bet": "reconstruct disputed bets",

  "/industries/oil-and-gas#read-or-write": "do you write to the PLC",
  "/industries/oil-and-gas#satellite-link": "satellite connection lost",
  "/industries/oil-and-gas#orphaned-dcs": "unsupported DCS vendor",
  "/industries/oil-and-gas#osdu": "is OSDU required for well data",
  "/industries/oil-and-gas#travel-offshore": "do engineers travel offshore",
  "/industries/oil-and-gas#methane-figures": "methane reporting eu regulation",

  "/industries/food-and-beverages#washdown-screens": "tablets for cold store and wash down",
  "/industries/food-and-beverages#erp-batches": "erp already has batch traceability",
  "/industries/food-and-beverages#allergen-change": "allergens on labels changed",
  "/industries/food-and-beverages#old-filler": "machine data from an old filler",
  "/industries/food-and-beverages#paperless-audit": "are electronic signatures accepted by auditors",
  "/industries/food-and-beverages#packaging-fees": "deposit return scheme and packaging tax",

  "/industries/fitness-and-wellness#card-details": "migrate card details from another booking platform",
  "/industries/fitness-and-wellness#aggregators": "classpass integration",
  "/industries/fitness-and-wellness#unstaffed-offline": "gym without staff loses internet",
  "/industries/fitness-and-wellness#three-studios": "is custom software worth it for a small studio",
  "/industries/fitness-and-wellness#medical-device": "heart rate medical device regulation",
  "/industries/fitness-and-wellness#store-commission": "apple commission on memberships",

  "/industries/finance-and-insurance#dora-status": "DORA critical provider",
  "/industries/finance-and-insurance#structured-addresses": "unstructured addresses in payments swift",
  "/industries/finance-and-insurance#core-replacement": "replace core banking system without big bang",
  "/industries/finance-and-insurance#public-cloud": "public cloud allowed by regulators",
  "/industries/finance-and-insurance#machine-learning": "machine learning for claims",
  "/industries/finance-and-insurance#actuarial-assumptions": "actuary changes assumptions without release",
};
