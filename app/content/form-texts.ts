import type { FormTexts } from "./schema/forms.ts";

/** The texts of the forms. Most error messages of single fields are in intake/messages/ instead. */
export const formTexts = {
  shared: {
    sending: "Sending…",
    stalled:
      "This is taking longer than usual. You can keep waiting, or cancel and send it again: we won’t receive it twice.",
    cancel: "Cancel",
    optional: "(optional)",
    limit: "Up to {limit} characters.",
    privacy: { before: "Our", link: "privacy policy", after: "explains how we use what you send." },
    fixOne: "Please fix this and send it again:",
    fixSeveral: "Please fix these {count} things:",
    fixed: "That’s everything. Please send it again.",
    notices: {
      cancelled: "Cancelled. What you entered is still here, so you can send it whenever you’re ready.",
      offline: "We lost the connection. Your text is still here, so please try again.",
      tooMany:
        "Several messages have come from your network in a short while. Please wait {wait}, then try again.",
      busy: "We’re receiving too many files at the moment. Please try again in {wait}.",
      unavailable:
        "We can’t save messages at the moment. We’ve kept your text in the form, so please send it again in {wait}.",
      failed:
        "Something went wrong on our side, and nothing was sent. Please try again in a minute: what you typed is unchanged.",
      tooLarge: "Your message is too large. Please shorten the text, or choose files of up to 10MB each.",
      refused: "We couldn’t accept this form. Please reload the page and try again.",
      goBack: "Your browser’s Back button brings back what you typed.",
    },
  },
  wordCheck: {
    legend: "Word check",
    field: "Type the below word",
    help: "Capital letters don’t matter.",
    picture: "The word, drawn as a picture. You can listen to it below.",
    listen: "Or listen to it, letter by letter",
    play: "Play the recording",
    download: "Download the recording",
    newWord: "New word",
    changed: "There’s a new word in the picture. Please type that one.",
    fallback: { before: "Can’t use either? Email", after: "and we’ll sort it out." },
  },
  contact: {
    send: "Send message",
    notSent: "Your message hasn’t been sent",
    fields: {
      name: { label: "Name" },
      email: { label: "Email" },
      subject: { label: "Subject" },
      phone: { label: "Phone" },
      message: { label: "Message" },
    },
  },
  inquiry: {
    send: "Send inquiry",
    notSent: "Your inquiry hasn’t been sent",
    fields: {
      name: { label: "Name", placeholder: "Your name*" },
      email: { label: "Work email", placeholder: "Work email*" },
      phone: { label: "Phone number", placeholder: "Phone number*" },
      requirements: { label: "Requirements", placeholder: "What you need, and when we could meet*" },
    },
  },
  application: {
    send: "Send application",
    notSent: "Your application hasn’t been sent",
    fields: {
      applyfor: { label: "Apply for", placeholder: "Choose one" },
      name: { label: "First name" },
      last_name: { label: "Last name" },
      email: { label: "Email" },
      linkedin: { label: "LinkedIn URL" },
      message: { label: "Message", help: "Tell us why you’d like this job and when you could start." },
    },
    applyFor: ["Project manager", "Technical support", "Marketing analyst", "Others"],
    files: {
      resume: "Résumé",
      coverletter: "Cover letter",
      remove: "Remove",
      hint: "All files allowed. Maximum size 10MB.",
    },
    upload: {
      label: "Upload",
      progress: "{percent}% uploaded",
      saving: "Uploaded. Saving your application…",
    },
  },
  comment: { name: "Name", email: "Email", reply: "Reply" },
} satisfies FormTexts;

const { shared, wordCheck, contact, inquiry, application } = formTexts;

/** The texts of each form: its own and the shared ones. */
export const contactFormTexts = { ...shared, ...contact, wordCheck };
export const inquiryFormTexts = { ...shared, ...inquiry };
export const applicationFormTexts = { ...shared, ...application, wordCheck };
