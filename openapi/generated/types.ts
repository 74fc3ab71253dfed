// Generated from openapi/*.yaml by `npm run gen`. Never edit.
export interface paths {
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account and send the code that verifies its phone */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with phone, password and role
         * @description 422 INVALID_CREDENTIALS never says which part was wrong. 422 OTHER_ROLE (with `role`) and 422 NOT_VERIFIED (with `otp`: a code was
         *     sent, go on with verify and authMode 2) come only after a right password.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session, every session of the member, or every other one */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a one-time code
         * @description 422 OTP_WRONG carries `triesLeft`; OTP_EXPIRED and OTP_LOCKED need a new code. RESEND 4 gives the account a new phone or e-mail
         *     address: every other session ends, and the addresses from before are told. A recovery (passwordForgot, then FORGOT 3) that is
         *     asked for within 72 hours with the phone from before, or that goes to the e-mail address from before, takes the change back.
         */
        post: operations["verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code for a new password
         * @description Answers the same whether or not the account exists. For 72 hours after a change of phone or e-mail address the code also goes to
         *     what it was before, and takes the change back.
         */
        post: operations["passwordForgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/resend-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the code again, by another way, or to a new phone or e-mail */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every country with its dial code */
        post: operations["countries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getfeedlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of a feed, newest first unless sort says otherwise */
        post: operations["getFeedList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/likeFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a feed item, or take the like back */
        post: operations["likeFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getFeedDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One feed item in full; the job page and the list of likers */
        post: operations["getFeedDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a profile, one's own or another member's */
        post: operations["getUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getPostedEvents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Events that a member posted */
        post: operations["getPostedEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getEventList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find events */
        post: operations["getEventList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/manageEvent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create, publish, cancel, delete or copy an event, or write to its attendees */
        post: operations["manageEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/event/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The organiser's panel of an event */
        post: operations["eventDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getEventDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An event as its visitors see it */
        post: operations["getEventDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getPostDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One post with its latest likers and its earlier versions */
        post: operations["getPostDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/event/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change an event */
        post: operations["eventEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/manageTickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check in, cancel, hand on, refund, resend a ticket, or use the waiting list */
        post: operations["manageTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/managePackageTickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add, change, pause, resume or remove a ticket package */
        post: operations["managePackageTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getFriendList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** My conversations */
        post: operations["getFriendList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getMyConnections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List connections, requests, followed, blocked and muted members */
        post: operations["getMyConnections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/editProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one's own profile */
        post: operations["editProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addUserQualification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add or edit an education */
        post: operations["addUserQualification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addWorkExperience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add or edit a work experience */
        post: operations["addWorkExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getCurrentlyWorkingExperience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List one's own current positions */
        post: operations["getCurrentlyWorkingExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/endCurrentPosition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a current position; the item stays */
        post: operations["endCurrentPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getWholeMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The messages of a conversation */
        post: operations["getWholeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/changeReadStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a conversation as read up to a message */
        post: operations["changeReadStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/manageConnection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Connect, answer, withdraw, remove, block, mute or report */
        post: operations["manageConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search members, brands, events or jobs */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addCertificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add or edit a certificate */
        post: operations["addCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addPassion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passion */
        post: operations["addPassion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getPassionList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List one's own passions, with suggestions */
        post: operations["getPassionList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/removePassion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passion */
        post: operations["removePassion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getLanguages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the languages a member speaks */
        post: operations["getLanguages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addLanguages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add languages, or change how well they are spoken */
        post: operations["addLanguages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getLanguageList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search the master list of languages */
        post: operations["getLanguageList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/removeLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a language */
        post: operations["removeLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getInterestList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List all interests, the member's own marked */
        post: operations["getInterestList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/manageInterests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose one's interests */
        post: operations["manageInterests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addAchievement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add or edit an achievement */
        post: operations["addAchievement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/followUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow an HR, brand or business member, or stop */
        post: operations["followUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getWorkExperience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the work experience of a member */
        post: operations["getWorkExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/deleteDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an education, experience, certificate or achievement */
        post: operations["deleteDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getEducationalDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the education of a member */
        post: operations["getEducationalDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getCertificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the certificates of a member */
        post: operations["getCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getAchievement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the achievements of a member */
        post: operations["getAchievement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getTicketDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The attendees of an event, for its organiser */
        post: operations["getTicketDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/jobPosted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List posted jobs, one's own or a member's open ones */
        post: operations["jobPosted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addJob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write, publish, close, reopen, delete or duplicate a job */
        post: operations["addJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/myBrandPosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** My posts as a brand or a business, newest first */
        post: operations["myBrandPosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/managePost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a post, or change one of mine
         * @description 409 STALE when updatedAt is not the current one.
         */
        post: operations["managePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/applyJob": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply for a job; withdraw or nudge an application */
        post: operations["applyJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getAppliedJobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List one's own applications */
        post: operations["getAppliedJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getJobRequestList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the applications to one's own jobs */
        post: operations["getJobRequestList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/deletePost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete one of my posts */
        post: operations["deletePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verifyJobApplication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move applications, answer, invite, rate or note */
        post: operations["verifyJobApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/ticket/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** My tickets */
        post: operations["ticketList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/ticket/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One of my tickets */
        post: operations["ticketDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getCompanies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search companies by name */
        post: operations["getCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/commentDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of comments, or of the replies to one */
        post: operations["commentDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/manageComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write, change, delete, hide or show a comment */
        post: operations["manageComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/likeComments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a comment, or take the like back */
        post: operations["likeComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/event/sharelink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link that others can open
         * @description Serves jobs (2), events (3) and posts; the path keeps its name from the specification.
         */
        post: operations["eventShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/post-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an item, a comment, a live room or a recording
         * @description Possible even when the author blocked the caller. 409 ALREADY_REPORTED names the day of the first report.
         */
        post: operations["postReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password, with the current one or with a reset token
         * @description A wrong current password is 422 VALIDATION with errors.currentPassword; an old reset token is 422 RESET_EXPIRED. After a recovery the answer is a session too.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verify-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code that deletes the account
         * @description 409 UPCOMING_EVENTS while the member has sold tickets for events to come; they must be cancelled first.
         */
        post: operations["verifyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account for ever
         * @description Every session of the account ends. 409 UPCOMING_EVENTS as with verifyAccount.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** My payments */
        post: operations["transactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/transactionDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One of my payments
         * @description By our id, or by the id of the provider when the browser comes back from a bank with nothing else.
         */
        post: operations["transactionDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/aboutUs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mission, rules, terms and privacy notice */
        post: operations["aboutUs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/contactUs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the contact data, or send a message */
        post: operations["contactUs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getRecommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List recommendations given, received or pending */
        post: operations["getRecommendations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/manageRecommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a recommendation, write one, show, hide, decline, withdraw or delete it */
        post: operations["manageRecommendation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getNotificationList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** My notifications */
        post: operations["getNotificationList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/updateNotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark one notification or all as read */
        post: operations["updateNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verificationRequestList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what can be verified; ask for a verification or call it off
         * @description HR asks job seekers that it is connected with (403 for others; who applied for one of its jobs comes beside them with the
         *     applications), about items that they do not hide (404). Asking again changes nothing; what is in review or verified is 409.
         *     A request is called off by its owner, or by the HR member who made it. HR never gets the files.
         */
        post: operations["verificationRequestList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getUpgradeToPremium": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The premium plan, with a payment ready to be made
         * @description Who is not signed in reads the same list and the price; a payment is for members.
         */
        post: operations["getUpgradeToPremium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/upgradeToPremium": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become premium after the payment
         * @description The server asks the provider. 409 CONFLICT while the bank still confirms, 422 PAYMENT_FAILED when nothing was paid.
         */
        post: operations["upgradeToPremium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/notification/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch one kind of notification on or off */
        post: operations["notificationUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/fetchNotificationValue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** My notification settings */
        post: operations["fetchNotificationValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webuser/updateDeviceToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register this browser for push */
        post: operations["updateDeviceToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webuser/dashboard-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What stands beside the feed on the first page, by role */
        post: operations["dashboardDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webuser/presignedUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address to upload one file to
         * @description 413 TOO_LARGE and 415 TYPE are answered before anything is sent.
         */
        post: operations["presignedUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/checkout/paymentIntent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare the card payment of a hold
         * @description With attendees and buyerEmail a tab that closes after the payment loses no name; without them such tickets are in the name of
         *     the buyer until eventTicketPurchase names the attendees.
         */
        post: operations["checkoutPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/event/ticket/purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a paid hold into tickets
         * @description The server asks the provider, compares amount and currency with the hold and checks the seats, all in one step; a free hold needs no payment.
         *     409 SOLD_OUT or HOLD_EXPIRED means that the seats are gone and that everything was paid back; 422 PAYMENT_FAILED that nothing was paid.
         */
        post: operations["eventTicketPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/gettransactionid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold seats or a verification fee, or let the hold go
         * @description The amount is the server's. A new hold needs type and clientId, with EVENT also eventId and items, with CERTIFICATION documentId, with PLAN_UPGRADE nothing more. transactionId alone gives that hold again.
         *     409 SOLD_OUT names in errors, by packageId, what is left, as "2 left" or "Sold out"; the largest order of a member counts the tickets already held.
         */
        post: operations["getTransactionId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/sendForVerification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the files of an item to the verifier
         * @description PDF, JPEG and PNG, checked by their content: 415 for what is none of them, 422 for a PDF that is locked, acts by itself or carries
         *     other files. What its owner sends without having asked before is asked for and sent at once.
         */
        post: operations["sendForVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/live-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a live room
         * @description For premium and business members. 409 CONFLICT when the member is already live; the room is then in fetchChannel.
         */
        post: operations["liveStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/live-stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a live room */
        post: operations["liveStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/record-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a recording, or get room for its next parts */
        post: operations["recordStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/record-stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a recording, or change its title, visibility and captions */
        post: operations["recordStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/add-comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment in a live room, or moderate it */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/fetchChannel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A live room, the room of an event, or the rooms on air */
        post: operations["fetchChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/generate-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a live room
         * @description 403 when the room is not for the caller, 409 CONFLICT when it is full or when the host is in it from another tab.
         */
        post: operations["generateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/like-unlike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a live room or a recording, or take the like back */
        post: operations["likeUnlike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recordings of mine, of a member, or of those I follow */
        post: operations["recordings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live/record-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a recording */
        post: operations["recordDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sendMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send or delete a message, or say that one is typing */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/saveFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a feed item for later, or drop it */
        post: operations["saveFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/manageJobSearches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List, save or delete the caller's searches for jobs
         * @description For job seekers. New jobs that match are told with a JOB_POST notification, of all searches together at most one a day; words are
         *     never corrected for it. Saving what is saved changes nothing; the twenty-first is 422. SAVE needs filters that narrow, DELETE a
         *     searchId.
         */
        post: operations["manageJobSearches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/hideFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a feed item from the own feeds, or show it again
         * @description Nobody else learns of it. Of ALL and FOLLOWING it is left out; among the saved and in its author's posts it stays.
         */
        post: operations["hideFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getHiddenPosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What I have hidden from my feeds, the latest first
         * @description Without what has become unreadable since, as after a block; that stays hidden if it can be read again.
         */
        post: operations["getHiddenPosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getMentionSuggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Members or tags that begin with what was typed behind @ or */
        post: operations["getMentionSuggestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/exportData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a copy of my data, or look whether it is ready */
        post: operations["exportData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webuser/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens, as it happens
         * @description Server-sent events, read with fetch so that the bearer token and the signature headers go along; one stream for each browser, shared
         *     by its tabs. The `data:` line of an event is one `StreamEvent`, without an `event:` line. Its `id:` line goes into `Last-Event-ID` after a
         *     break, and everything since follows, up to a day back; after an id that is not known any more comes `stream.reset`. A client drops
         *     ids that it has seen. Once the stream has caught up, and every 15 seconds, comes a comment line with an `id:` line and no data: it
         *     keeps the connection open, and is what to resume after when nothing has happened for long. The server ends the stream when the
         *     session is over, and the next call gets 401; it also ends the oldest of more than 8 of a member. Where no stream gets through, the client polls `getWholeMessage` with afterId and `getNotificationList` every 15 seconds.
         */
        get: operations["stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/checkout/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the card payment provider tells the server
         * @description Called by the provider, never by a browser. The `stripe-signature` header is checked over the raw body; a wrong or old one gets 400.
         *     It finishes what a closed tab left: tickets, premium, refunds.
         */
        post: operations["checkoutWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the server up, and its database */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["openapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Letters of any script, no line breaks, nothing that is invisible or turns the line round. */
        PersonName: string;
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        /** @description National number without the dial code, digits only (E.164 without the country part). */
        Phone: string;
        /** Format: email */
        Email: string;
        /** Format: date */
        Date: string;
        /**
         * @description Any characters. One of the 10 000 most common passwords, or the phone number itself, is refused with 422 VALIDATION and a message
         *     in errors under the field's name.
         */
        NewPassword: string;
        /** @constant */
        AcceptTerms: true;
        /** @description mediaKey of an uploaded picture (presignedUrl, purpose PROFILE 1). */
        ImageKey: string;
        /**
         * @description WEB 3 (specification 3).
         * @enum {integer}
         */
        Platform: 3;
        /**
         * @description REGISTER 1 (specification 3).
         * @enum {integer}
         */
        RegisterMode: 1;
        /**
         * Format: uuid
         * @description Made by the client, one per write. The same clientId gets the first answer again, so a retry is safe.
         */
        ClientId: string;
        /** @description Somebody who looks for work. userName becomes "firstName lastName". */
        RegisterJobSeekerRequest: {
            /**
             * @description JOB_SEEKER 1.
             * @enum {integer}
             */
            role: 1;
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            countryCode: components["schemas"]["CountryCode"];
            phone: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
            /** @description Never shown to others. Under 16 years is refused with "You must be at least 16 years old." */
            dateOfBirth: components["schemas"]["Date"];
            password: components["schemas"]["NewPassword"];
            acceptTerms: components["schemas"]["AcceptTerms"];
            imageKey?: components["schemas"]["ImageKey"];
            platform?: components["schemas"]["Platform"];
            authMode?: components["schemas"]["RegisterMode"];
            clientId?: components["schemas"]["ClientId"];
        };
        /** @description Letters or digits of any script, no line breaks, nothing that is invisible or turns the line round. */
        OrganisationName: string;
        City: string;
        CompanyLocation: {
            city: components["schemas"]["City"];
            country: components["schemas"]["CountryCode"];
        };
        ContactPerson: string;
        /**
         * @description One word of the list; clients show their own label for it.
         * @enum {string}
         */
        Industry: "AGRICULTURE" | "ARTS" | "AUTOMOTIVE" | "CONSTRUCTION" | "CONSULTING" | "EDUCATION" | "ENERGY" | "FASHION" | "FINANCE" | "FOOD" | "GOVERNMENT" | "HEALTH" | "HOSPITALITY" | "LEGAL" | "LOGISTICS" | "MANUFACTURING" | "MEDIA" | "NON_PROFIT" | "REAL_ESTATE" | "RECRUITMENT" | "RETAIL" | "SCIENCE" | "SECURITY" | "SPORTS" | "TECHNOLOGY" | "TELECOMMUNICATIONS" | "TRAVEL" | "OTHER";
        /** @enum {string} */
        CompanySize: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1000+";
        /**
         * Format: uri
         * @description With the name of a site, and without a user or a password in front of it.
         */
        HttpsUrl: string;
        Website: components["schemas"]["HttpsUrl"];
        RegistrationNumber: string;
        FoundedYear: number;
        /** @description An agency or department that hires. */
        RegisterHrRequest: {
            /**
             * @description HR 2.
             * @enum {integer}
             */
            role: 2;
            companyName: components["schemas"]["OrganisationName"];
            companyLocation: components["schemas"]["CompanyLocation"];
            contactPerson: components["schemas"]["ContactPerson"];
            industry?: components["schemas"]["Industry"];
            companySize?: components["schemas"]["CompanySize"];
            website?: components["schemas"]["Website"];
            registrationNumber?: components["schemas"]["RegistrationNumber"];
            foundedYear?: components["schemas"]["FoundedYear"];
            countryCode: components["schemas"]["CountryCode"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            acceptTerms: components["schemas"]["AcceptTerms"];
            imageKey?: components["schemas"]["ImageKey"];
            platform?: components["schemas"]["Platform"];
            authMode?: components["schemas"]["RegisterMode"];
            clientId?: components["schemas"]["ClientId"];
        };
        /** @description A name people follow for its products. */
        RegisterBrandRequest: {
            /**
             * @description BRAND 3.
             * @enum {integer}
             */
            role: 3;
            companyName: components["schemas"]["OrganisationName"];
            companyLocation?: components["schemas"]["CompanyLocation"];
            contactPerson: components["schemas"]["ContactPerson"];
            industry: components["schemas"]["Industry"];
            companySize?: components["schemas"]["CompanySize"];
            website?: components["schemas"]["Website"];
            registrationNumber?: components["schemas"]["RegistrationNumber"];
            foundedYear?: components["schemas"]["FoundedYear"];
            countryCode: components["schemas"]["CountryCode"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            acceptTerms: components["schemas"]["AcceptTerms"];
            imageKey?: components["schemas"]["ImageKey"];
            platform?: components["schemas"]["Platform"];
            authMode?: components["schemas"]["RegisterMode"];
            clientId?: components["schemas"]["ClientId"];
        };
        BusinessAddress: {
            address: string;
            city: components["schemas"]["City"];
            country: components["schemas"]["CountryCode"];
        };
        /** @description A place with an address, such as a shop, a school or a venue. */
        RegisterBusinessRequest: {
            /**
             * @description BUSINESS 4.
             * @enum {integer}
             */
            role: 4;
            companyName: components["schemas"]["OrganisationName"];
            companyLocation: components["schemas"]["BusinessAddress"];
            contactPerson: components["schemas"]["ContactPerson"];
            industry?: components["schemas"]["Industry"];
            companySize?: components["schemas"]["CompanySize"];
            website?: components["schemas"]["Website"];
            registrationNumber?: components["schemas"]["RegistrationNumber"];
            foundedYear?: components["schemas"]["FoundedYear"];
            countryCode: components["schemas"]["CountryCode"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            acceptTerms: components["schemas"]["AcceptTerms"];
            imageKey?: components["schemas"]["ImageKey"];
            platform?: components["schemas"]["Platform"];
            authMode?: components["schemas"]["RegisterMode"];
            clientId?: components["schemas"]["ClientId"];
        };
        /** @description One sentence for a person. Success messages are shown as toasts; error messages beside the control. */
        Message: string;
        /** @enum {string} */
        ProblemCode: "BAD_REQUEST" | "BAD_SIGNATURE" | "UNAUTHENTICATED" | "ACCOUNT_GONE" | "FORBIDDEN" | "ROLE" | "NOT_OWNER" | "PREMIUM_REQUIRED" | "BLOCKED" | "SUSPENDED" | "NOT_FOUND" | "CONFLICT" | "STALE" | "PHONE_TAKEN" | "ALREADY_APPLIED" | "ALREADY_REPORTED" | "JOB_CLOSED" | "SOLD_OUT" | "HOLD_EXPIRED" | "UPCOMING_EVENTS" | "TOO_LARGE" | "TYPE" | "VALIDATION" | "INVALID_CREDENTIALS" | "OTHER_ROLE" | "NOT_VERIFIED" | "OTP_WRONG" | "OTP_EXPIRED" | "OTP_LOCKED" | "RESET_EXPIRED" | "PAYMENT_FAILED" | "RATE_LIMITED" | "NOT_IMPLEMENTED" | "UNAVAILABLE" | "INTERNAL";
        /**
         * @description JOB_SEEKER 1, HR 2, BRAND 3, BUSINESS 4 (specification 3). ADMIN 5 exists as an id only and cannot sign in.
         * @enum {integer}
         */
        Role: 1 | 2 | 3 | 4;
        /** @description Opaque, stable. UUIDv7 in the reference API; the empty string is never an id. */
        Id: string;
        /**
         * @description SMS 0, EMAIL 1.
         * @enum {integer}
         */
        OtpChannel: 0 | 1;
        /** @description A code is on its way. The code itself is never part of an answer. */
        OtpTicket: {
            /** @description Whom to verify. Absent after passwordForgot, which never says whether an account exists. */
            userId?: components["schemas"]["Id"];
            /** @description Masked phone number or e-mail address. */
            otpSentTo: string;
            /** @description Seconds until resendCode is allowed. */
            resendInSec: number;
            /** @description Seconds until the code ends. */
            expiresInSec: number;
            /** @description Ways that resendCode may take. After passwordForgot always both, whether or not the account exists. */
            channels: components["schemas"]["OtpChannel"][];
        };
        /** @description Every failure. 401 and 410 mean "this session is over" and nothing else, because the client wipes its session on them. */
        Problem: {
            message: components["schemas"]["Message"];
            code: components["schemas"]["ProblemCode"];
            /** @description Field name to message, for the fields of the payload that were refused. */
            errors?: {
                [key: string]: string;
            };
            requestId: string;
            /** @description With 429 RATE_LIMITED: the same number as the Retry-After header. */
            retryAfterSec?: number;
            /** @description With OTP_WRONG. */
            triesLeft?: number;
            /** @description With OTHER_ROLE: the role under which this phone is registered. */
            role?: components["schemas"]["Role"];
            /** @description With NOT_VERIFIED at login: the code that was sent. */
            otp?: components["schemas"]["OtpTicket"];
        };
        /** @description Push token of this browser; the empty string when there is none. */
        DeviceToken: string;
        LoginRequest: {
            countryCode: components["schemas"]["CountryCode"];
            phone: components["schemas"]["Phone"];
            password: string;
            role: components["schemas"]["Role"];
            platform?: components["schemas"]["Platform"];
            deviceToken?: components["schemas"]["DeviceToken"];
        };
        /**
         * @description NOT_VERIFIED 0, VERIFICATION_REQUESTED 1, SENT_FOR_VERIFICATION 2, VERIFIED 3 (specification 4).
         * @enum {integer}
         */
        VerificationStatus: 0 | 1 | 2 | 3;
        /** @description What the client stores under the key user (specification 3), beside the role the member chose. */
        Session: {
            accessToken: string;
            id: components["schemas"]["Id"];
            role: components["schemas"]["Role"];
            /** @enum {integer} */
            premiumUser: 0 | 1;
            userName: string;
            userImage?: string;
            verificationStatus: components["schemas"]["VerificationStatus"];
            isVerifiedPhone: boolean;
        };
        /** @description The answer of a write that has nothing to show but its message. */
        Done: {
            message: components["schemas"]["Message"];
        };
        /** @description One-time code. Valid 10 minutes, 5 tries, then locked for 15 minutes. */
        Otp: string;
        /** @description The account is named by userId, or by countryCode, phone and role together. Without either the answer is 422. */
        VerifyRequest: {
            userId?: components["schemas"]["Id"];
            countryCode?: components["schemas"]["CountryCode"];
            phone?: components["schemas"]["Phone"];
            role?: components["schemas"]["Role"];
            otp: components["schemas"]["Otp"];
            /**
             * @description What the code is for. REGISTER 1, LOGIN 2, FORGOT 3, RESEND 4 (a new phone or e-mail that resendCode was given; needs the session).
             * @enum {integer}
             */
            authMode: 1 | 2 | 3 | 4;
            platform?: components["schemas"]["Platform"];
            deviceToken?: components["schemas"]["DeviceToken"];
        };
        /** @description Opaque. Allows one changePassword without a session. */
        ResetToken: string;
        PasswordReset: {
            resetToken: components["schemas"]["ResetToken"];
            /** @description 600 when fresh. */
            expiresInSec: number;
        };
        ForgotPasswordRequest: {
            countryCode: components["schemas"]["CountryCode"];
            phone: components["schemas"]["Phone"];
            role: components["schemas"]["Role"];
            /**
             * @description FORGOT 3.
             * @enum {integer}
             */
            authMode?: 3;
        };
        /**
         * @description The account is named as in VerifyRequest. The pending code stays the same and is sent again. newPhone (national number in the
         *     country countryCode) and newEmail send a code to a new address instead: during registration, or with the session and the
         *     currentPassword of userId.
         */
        ResendCodeRequest: {
            userId?: components["schemas"]["Id"];
            countryCode?: components["schemas"]["CountryCode"];
            phone?: components["schemas"]["Phone"];
            role?: components["schemas"]["Role"];
            /**
             * @description RESEND 4.
             * @enum {integer}
             */
            authMode: 4;
            channel: components["schemas"]["OtpChannel"];
            newPhone?: components["schemas"]["Phone"];
            newEmail?: components["schemas"]["Email"];
            /** @description With newPhone or newEmail once the account is verified; without it the answer is 422 with errors.currentPassword. */
            currentPassword?: string;
        };
        Country: {
            code: components["schemas"]["CountryCode"];
            name: string;
            /** @description E.164 prefix with its plus sign. */
            dialCode: string;
            /** @description Flag emoji. */
            flag: string;
        };
        /** @description Page number from 1; a page holds 10. */
        PageIndex: number;
        /**
         * @description `nextCursor` of the page before. Pages then follow each other with nothing twice and nothing left out, whatever came or went
         *     meanwhile, and the thousandth costs what the first does. Without it `pageIndex` counts. Opaque.
         */
        Cursor: string;
        /**
         * @description JOB_POST 2, EVENT 3, BRAND 4, ADS 5, BUSINESS 6, BUSSINESS_POST 8, JOBSEEKER_POST 10, HR_POST 11 (specification 3).
         * @enum {integer}
         */
        FeedType: 2 | 3 | 4 | 5 | 6 | 8 | 10 | 11;
        SearchText: string;
        /** @description Without the `#`. Letters of any script, digits and underscores, at least one letter. Case makes no difference. */
        TagName: string;
        /**
         * @description ON_SITE 1, HYBRID 2, REMOTE 3.
         * @enum {integer}
         */
        WorkplaceType: 1 | 2 | 3;
        /**
         * @description FULL_TIME 1, PART_TIME 2, CONTRACT 3, TEMPORARY 4, INTERNSHIP 5, VOLUNTEER 6, APPRENTICE 7.
         * @enum {integer}
         */
        EmploymentType: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /** @description Minor units of the currency beside it. A year's pay in rupees or pesos is more than any price here. */
        Pay: number;
        /** @description ISO 4217. */
        Currency: string;
        /**
         * @description HOUR 1, DAY 2, MONTH 3, YEAR 4.
         * @enum {integer}
         */
        SalaryPeriod: 1 | 2 | 3 | 4;
        /** @description Narrow the Jobs tab (feedType 2, filter ALL), which has open jobs alone. Values in one list are alternatives, fields add up. */
        JobFilters: {
            /** @description Words of title, company and skills, each of which must be there, without case and accents; from three letters on their beginning is enough. */
            text?: components["schemas"]["SearchText"];
            /** @description Words of city, region or country in the same way, or the country's code; of a remote job, the countries where one may live. */
            location?: string;
            workplaceTypes?: components["schemas"]["WorkplaceType"][];
            employmentTypes?: components["schemas"]["EmploymentType"][];
            /**
             * @description The most that a job pays is so much or more, compared by the year: an hour counts 2,080 times, a day 260, a month 12. Jobs in
             *     another currency and those that do not say what they pay are left out.
             */
            salaryFrom?: components["schemas"]["Pay"];
            salaryCurrency?: components["schemas"]["Currency"];
            salaryPeriod?: components["schemas"]["SalaryPeriod"];
            postedWithinDays?: number;
            /** @description Only of those who answer within 14 days in the median (medianDaysToAnswer). */
            answersWithin14Days?: boolean;
        };
        /**
         * Format: date-time
         * @description ISO 8601 in UTC, with milliseconds.
         */
        DateTime: string;
        FeedListRequest: {
            userId: components["schemas"]["Id"];
            pageIndex: components["schemas"]["PageIndex"];
            cursor?: components["schemas"]["Cursor"];
            /**
             * @description ALL 0, FOLLOWING 1, SAVED 2, MINE 3 (with otherUserId: theirs).
             * @enum {integer}
             */
            filter: 0 | 1 | 2 | 3;
            feedType?: components["schemas"]["FeedType"];
            otherUserId?: components["schemas"]["Id"];
            searchText?: components["schemas"]["SearchText"];
            /** @description Only posts that carry it. With filter ALL. */
            tag?: components["schemas"]["TagName"];
            filters?: components["schemas"]["JobFilters"];
            /**
             * @description Order of the Jobs tab: NEWEST 0 (when left out); PAY 1, the most that a job pays in a year, compared as salaryFrom is, the highest
             *     first, then what does not pay in sortCurrency; CLOSING 2, what can be applied for until the nearest moment first; MATCH 3, the
             *     most of the caller's skills first, of each skill among its 2,000 newest jobs. What is equal, the newest first.
             * @enum {integer}
             */
            sort?: 0 | 1 | 2 | 3;
            /** @description Required with sort PAY. */
            sortCurrency?: components["schemas"]["Currency"];
            /** @description Of the first page; keeps later pages stable while new items arrive. */
            snapshotAt?: components["schemas"]["DateTime"];
        };
        /** @description A member in small, as cards and rows show one. */
        Author: {
            userId: components["schemas"]["Id"];
            userType: components["schemas"]["Role"];
            userName: string;
            /** @description Absent when the member has no picture. */
            userImage?: string;
            headline?: string;
            verificationStatus?: components["schemas"]["VerificationStatus"];
        };
        /**
         * @description Written by a member. A mention in it carries the name that the member has today ("@Deleted member" for who has left), so it may be
         *     longer than what was written. `#tag` stands as it was typed.
         */
        ShownText: string;
        /** @description A member who is named in a text. Places count UTF-16 units; the place begins at the `@` and ends behind the name. */
        Mention: {
            userId: components["schemas"]["Id"];
            start: number;
            length: number;
        };
        /**
         * @description In the order of the text, none over another; absent when nobody is mentioned. What an answer lists leads to a profile: whom a block
         *     hides from the reader, and who has left, is not in it.
         */
        Mentions: components["schemas"]["Mention"][];
        Media: {
            mediaKey: string;
            url: string;
            /**
             * @description IMAGE 0, VIDEO 1.
             * @enum {integer}
             */
            mediaType: 0 | 1;
            alt?: string;
            width?: number;
            height?: number;
            durationSec?: number;
            posterUrl?: string;
            /** @description What MediaInput takes to keep the poster in an edit. */
            posterKey?: string;
            /**
             * @description Of a picture. Smaller ones that the server gives out, in pixels: `{url}?w={width}`. Ascending; the last is the whole
             *     picture. Absent when there is the whole picture alone.
             */
            widths?: number[];
            captionsUrl?: string;
        };
        /**
         * @description PUBLIC 0, CONNECTIONS 1.
         * @enum {integer}
         */
        Visibility: 0 | 1;
        /**
         * @description ALL 0, CONNECTIONS 1, OFF 2.
         * @enum {integer}
         */
        CommentPolicy: 0 | 1 | 2;
        /** @description Rows in all pages together. Long lists of the feed are counted to 1000, jobs that pass filters to 50; their cursor tells whether more follow. */
        Count: number;
        FeedCounts: {
            likes: components["schemas"]["Count"];
            comments: components["schemas"]["Count"];
            shares: components["schemas"]["Count"];
        };
        /** @description The caller's relation to the item. */
        FeedViewer: {
            isLiked: boolean;
            isSaved: boolean;
            /** @description The own: a post by `managePost`, a job by `addJob`. */
            canEdit: boolean;
            /** @description By `deletePost`; never a job. */
            canDelete: boolean;
            canComment: boolean;
            /** @description The caller follows the author. Absent on the own. */
            isFollowing?: boolean;
            /** @description The caller and the author are connected. Absent on the own. */
            isConnected?: boolean;
            /**
             * @description The caller has hidden it (`hideFeed`): it is in no feed, but among the saved and in the author's posts.
             * @constant
             */
            isHidden?: true;
        };
        /**
         * @description DRAFT 0, OPEN 1, CLOSED 2, FILLED 3.
         * @enum {integer}
         */
        JobStatus: 0 | 1 | 2 | 3;
        /** @description A job as a feed card shows it. Either salaryMin or salaryMax with currency and period, or salaryHiddenReason. */
        JobCard: {
            jobId: components["schemas"]["Id"];
            vacancyName: string;
            companyName: string;
            companyImage?: string;
            /** @description Ready to read, such as "Nairobi, Kenya" or "Anywhere in the EU". */
            companyLocation: string;
            employmentType: components["schemas"]["EmploymentType"];
            workplaceType: components["schemas"]["WorkplaceType"];
            salaryMin?: components["schemas"]["Pay"];
            salaryMax?: components["schemas"]["Pay"];
            salaryCurrency?: components["schemas"]["Currency"];
            salaryPeriod?: components["schemas"]["SalaryPeriod"];
            salaryHiddenReason?: string;
            /** @description Last day to apply. */
            applyBy: components["schemas"]["Date"];
            /** @description Number of skills the job asks for. */
            skillsAsked?: number;
            /** @description How many of them the caller has. Job seekers only. */
            skillsMatched?: number;
            /** @description Instead of skillsMatched for a job seeker who has named no skills yet. */
            needsSkills?: boolean;
            /** @description Percent of applications the poster answered; absent until there is enough to measure. */
            responseRate?: number;
            /** @description With responseRate. */
            medianDaysToAnswer?: number;
            /** @description OPEN 1 when absent. */
            status?: components["schemas"]["JobStatus"];
            /** @description By the caller. */
            hasApplied?: boolean;
        };
        /** @description Time zone by its IANA name, for example Africa/Lagos. */
        IanaZone: string;
        /**
         * @description IN_PERSON 0, ONLINE 1, HYBRID 2.
         * @enum {integer}
         */
        EventFormat: 0 | 1 | 2;
        /**
         * @description FREE 0, PAID 1 (specification 3).
         * @enum {integer}
         */
        EventPricing: 0 | 1;
        /** @description Minor units (cents) of the currency beside it, by ISO 4217. */
        Money: number;
        /**
         * @description DRAFT 0, PUBLISHED 1, CANCELLED 2, ENDED 3. Ended is derived from endAt.
         * @enum {integer}
         */
        EventStatus: 0 | 1 | 2 | 3;
        /** @description An event as a feed card shows it. */
        EventCard: {
            eventId: components["schemas"]["Id"];
            eventName: string;
            eventImage?: string;
            startAt: components["schemas"]["DateTime"];
            endAt: components["schemas"]["DateTime"];
            timezone: components["schemas"]["IanaZone"];
            format: components["schemas"]["EventFormat"];
            /** @description Ready to read, such as "Teatro Colón, Bogotá". Absent when online. */
            eventLocation?: string;
            pricing: components["schemas"]["EventPricing"];
            /** @description Cheapest package, all-in. With PAID. */
            minPrice?: components["schemas"]["Money"];
            /** @description With PAID. */
            currency?: components["schemas"]["Currency"];
            soldOut: boolean;
            /** @description PUBLISHED 1 when absent. */
            status?: components["schemas"]["EventStatus"];
        };
        /** @description Opaque name of a room; says nothing of who is in it. */
        ChannelName: string;
        /**
         * @description VIDEO 1, AUDIO 2 (specification 3).
         * @enum {integer}
         */
        StreamMediaType: 1 | 2;
        /** @description A room that is on air. */
        LiveCard: {
            channelName: components["schemas"]["ChannelName"];
            mediaType: components["schemas"]["StreamMediaType"];
            title: string;
            startedAt: components["schemas"]["DateTime"];
            audience: components["schemas"]["Count"];
        };
        /**
         * @description One card of a feed, whatever its feedType. A job (2) carries `job`, an event (3) `event`, an ad (5) `sponsored`, a card of a business
         *     (6) only its author; posts (4, 8, 10, 11) carry text and media. An item that announces a live room carries `live`: its feedId is the
         *     channelName, its feedType that of its host's posts, its text the title, and it is neither saved, shared, commented nor hidden.
         */
        FeedItem: {
            feedId: components["schemas"]["Id"];
            feedType: components["schemas"]["FeedType"];
            author: components["schemas"]["Author"];
            createdAt: components["schemas"]["DateTime"];
            /** @description Sent back with an edit; an older value is answered with 409 STALE. */
            updatedAt: components["schemas"]["DateTime"];
            /** @description Absent when it was never edited. */
            editedAt?: components["schemas"]["DateTime"];
            editCount?: number;
            /** @description Markdown subset. May be empty beside media. */
            text: components["schemas"]["ShownText"];
            mentions?: components["schemas"]["Mentions"];
            media: components["schemas"]["Media"][];
            visibility: components["schemas"]["Visibility"];
            commentPolicy: components["schemas"]["CommentPolicy"];
            counts: components["schemas"]["FeedCounts"];
            viewer: components["schemas"]["FeedViewer"];
            job?: components["schemas"]["JobCard"];
            event?: components["schemas"]["EventCard"];
            live?: components["schemas"]["LiveCard"];
            /**
             * @description On every ad and on nothing else; always shown as "Sponsored".
             * @constant
             */
            sponsored?: true;
        };
        /** @description Send it as `cursor` for the page after this one; null when this is the last. */
        NextCursor: string | null;
        /**
         * @description 1 sets (like, save), 0 takes back.
         * @enum {integer}
         */
        Toggle: 0 | 1;
        LikeState: {
            isLiked: boolean;
            likes: components["schemas"]["Count"];
        };
        /** @description Where a member or a job is. */
        Place: {
            /** @description Street and number. Businesses have one. */
            address?: string;
            city: components["schemas"]["City"];
            region?: string;
            country: components["schemas"]["CountryCode"];
        };
        /**
         * @description NONE 0, SECONDARY 1, VOCATIONAL 2, BACHELOR 3, MASTER 4, DOCTORATE 5.
         * @enum {integer}
         */
        EducationLevel: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * @description ELEMENTARY 1, LIMITED 2, PROFESSIONAL 3, FULL 4, NATIVE 5.
         * @enum {integer}
         */
        Proficiency: 1 | 2 | 3 | 4 | 5;
        SpokenLanguage: {
            languageId: components["schemas"]["Id"];
            languageName: string;
            proficiency: components["schemas"]["Proficiency"];
        };
        JobQuestion: {
            /** @description Made by the client for a new question; kept by every later edit. */
            questionId: components["schemas"]["Id"];
            label: string;
            /**
             * @description TEXT 1, LONG_TEXT 2, YES_NO 3, SINGLE 4, MULTI 5, FILE 6, NUMBER 7.
             * @enum {integer}
             */
            type: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            /** @description With SINGLE and MULTI. */
            options?: string[];
            required: boolean;
            /** @description The answer asked for, with YES_NO ("yes", "no") and SINGLE. For the owner only. */
            knockoutAnswer?: string;
        };
        /**
         * @description NO 0 (none is taken), OPTIONAL 1, REQUIRED 2.
         * @enum {integer}
         */
        ResumeRule: 0 | 1 | 2;
        /**
         * @description DATE_PASSED 1 (by itself, after applyBy), FILLED 2 (status becomes 3), WITHDRAWN 3, OTHER 4.
         * @enum {integer}
         */
        CloseReason: 1 | 2 | 3 | 4;
        /** @description A change of pay or place while the job was open. */
        JobChange: {
            at: components["schemas"]["DateTime"];
            /** @enum {string} */
            field: "pay" | "place";
            /** @description Ready to read. */
            from: string;
            to: string;
        };
        JobPoster: {
            userId: components["schemas"]["Id"];
            userName: string;
            userImage?: string;
            verificationStatus: components["schemas"]["VerificationStatus"];
            /** @description Percent of applications answered; absent before the tenth. */
            responseRate?: number;
            /** @description With responseRate. */
            medianDaysToAnswer?: number;
        };
        /** @description All but applicants are for the owner only. */
        JobCounts: {
            applicants: components["schemas"]["Count"];
            views?: components["schemas"]["Count"];
            reviewed?: components["schemas"]["Count"];
            /** @description Not opened yet. */
            unseen?: components["schemas"]["Count"];
            /** @description With request status 1 or 4. */
            unanswered?: components["schemas"]["Count"];
        };
        /**
         * @description NOT_ACCEPTED 1, ACCEPTED 2, REJECTED 3, HOLD 4 (specification 4). NOT_ACCEPTED is where every application begins; candidates read
         *     "Under review", "Accepted", "Not selected", "On hold", or "Position closed" when the job closed over a 3.
         * @enum {integer}
         */
        RequestStatus: 1 | 2 | 3 | 4;
        /** @description The job as it stands to the caller. */
        JobViewer: {
            hasApplied: boolean;
            applicationId?: components["schemas"]["Id"];
            requestStatus?: components["schemas"]["RequestStatus"];
            /** @description Of the application: status 3 because the job closed. */
            answeredByClosing?: boolean;
            isSaved: boolean;
            isOwner: boolean;
            canApply: boolean;
            /**
             * @description With canApply false. ROLE 1, OWN_JOB 2, CLOSED 3, ALREADY_APPLIED 4, BLOCKED 5.
             * @enum {integer}
             */
            whyNot?: 1 | 2 | 3 | 4 | 5;
            /** @description Skills of the job that the caller has; job seekers only. */
            matchedSkills?: string[];
            /** @description Instead of matchedSkills for a job seeker who has named no skills yet. */
            needsSkills?: boolean;
        };
        /**
         * @description A job post; its jobId is also its feedId (feedType 2). In a draft, text and lists may still be empty. Pay is salaryMin with currency
         *     and period, and salaryMax when it is a range; without pay there is salaryHiddenReason.
         */
        Job: {
            jobId: components["schemas"]["Id"];
            vacancyName: string;
            companyName: string;
            /** @description Absent when the company is not a member. */
            companyId?: components["schemas"]["Id"];
            companyImage?: string;
            /** @description For the owner: companyImage was given to this job (companyImageKey) and can be taken away. Absent when it is the company's own. */
            hasOwnImage?: boolean;
            /** @description Absent when fully remote; then there is allowedCountries. */
            companyLocation?: components["schemas"]["Place"];
            /** @description Where a remote worker may live; empty means anywhere. */
            allowedCountries?: components["schemas"]["CountryCode"][];
            /** @description Markdown subset. */
            description: string;
            /** @description Markdown subset. */
            responsibilities?: string;
            /** @description Markdown subset. */
            requirements?: string;
            skills: string[];
            employmentType: components["schemas"]["EmploymentType"];
            workplaceType: components["schemas"]["WorkplaceType"];
            /** @description Years. */
            experienceMin?: number;
            experienceMax?: number;
            educationLevel?: components["schemas"]["EducationLevel"];
            languages?: components["schemas"]["SpokenLanguage"][];
            salaryMin?: components["schemas"]["Pay"];
            salaryMax?: components["schemas"]["Pay"];
            salaryCurrency?: components["schemas"]["Currency"];
            salaryPeriod?: components["schemas"]["SalaryPeriod"];
            salaryHiddenReason?: string;
            openings: number;
            startDate?: components["schemas"]["Date"];
            /** @description Last day to apply. */
            applyBy: components["schemas"]["Date"];
            /** @description IANA; applyBy ends at 23:59 there. UTC when absent. */
            timezone?: string;
            questions: components["schemas"]["JobQuestion"][];
            resumeRequired: components["schemas"]["ResumeRule"];
            consentText?: string;
            /** @description Applications are deleted this long after the job closed. */
            retentionDays: number;
            status: components["schemas"]["JobStatus"];
            closeReason?: components["schemas"]["CloseReason"];
            /** @description Absent in a draft. */
            postedAt?: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            /** @description Newest first. */
            changes?: components["schemas"]["JobChange"][];
            /** @description For the owner. */
            reopensLeft?: number;
            poster: components["schemas"]["JobPoster"];
            counts: components["schemas"]["JobCounts"];
            viewer: components["schemas"]["JobViewer"];
        };
        /**
         * @description JOB_FAIR 1, NETWORKING 2, CONFERENCE 3, WORKSHOP 4, COURSE 5, CULTURE 6, SPORT 7, FOOD 8, OTHER 9.
         * @enum {integer}
         */
        EventCategory: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        /** Format: uri */
        EventUrl: string;
        EventLocation: {
            venueName: string;
            address: string;
            city: string;
            country: components["schemas"]["CountryCode"];
            lat?: number;
            lng?: number;
            mapUrl?: components["schemas"]["EventUrl"];
            directions?: string;
        };
        /** @description How the caller stands to the event. */
        EventViewer: {
            tickets: components["schemas"]["Count"];
            onWaitlist: boolean;
            isLiked: boolean;
            isSaved: boolean;
            isOwner: boolean;
            /** @description Follows the organiser. */
            isFollowing: boolean;
        };
        /** @description An event as rows and cards show it. A draft may still lack its picture, category and place. */
        Event: {
            eventId: components["schemas"]["Id"];
            eventName: string;
            /** @description URL of the picture. */
            eventImage?: string;
            eventImageAlt?: string;
            category?: components["schemas"]["EventCategory"];
            tags: string[];
            startAt: components["schemas"]["DateTime"];
            endAt: components["schemas"]["DateTime"];
            timezone: components["schemas"]["IanaZone"];
            format: components["schemas"]["EventFormat"];
            eventLocation?: components["schemas"]["EventLocation"];
            pricing: components["schemas"]["EventPricing"];
            currency: components["schemas"]["Currency"];
            /** @description All-in; 0 while there is no package. */
            minPrice: components["schemas"]["Money"];
            maxPrice: components["schemas"]["Money"];
            /** @description Absent when neither capacity nor packages limit it. */
            remaining?: components["schemas"]["Count"];
            soldOut: boolean;
            waitlistEnabled: boolean;
            status: components["schemas"]["EventStatus"];
            organiser: components["schemas"]["Author"];
            /** @description Connections of the caller who go and may be seen. */
            friendsGoing?: components["schemas"]["Author"][];
            counts: {
                going: components["schemas"]["Count"];
                likes: components["schemas"]["Count"];
                comments: components["schemas"]["Count"];
            };
            viewer: components["schemas"]["EventViewer"];
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description The item, with the whole job (feedType 2) or event (feedType 3) behind its card. */
        FeedDetails: {
            item: components["schemas"]["FeedItem"];
            job?: components["schemas"]["Job"];
            /** @description Open ones that ask for the same skills, the most alike first. With feedType 2. */
            similarJobs?: components["schemas"]["JobCard"][];
            event?: components["schemas"]["Event"];
            /** @description One page, the latest first. With include "likers". */
            likers?: components["schemas"]["Author"][];
            /** @description Ids of those likers whom the reader follows. With include "likers". */
            following?: components["schemas"]["Id"][];
        };
        OpenToWork: {
            isOpen: boolean;
            roles: string[];
            workplaceTypes: components["schemas"]["WorkplaceType"][];
            /**
             * @description ALL 0, HR_ONLY 1, NOBODY 2.
             * @enum {integer}
             */
            visibleTo: 0 | 1 | 2;
        };
        /**
         * @description PUBLIC 0, CONNECTIONS 1, ONLY_ME 2.
         * @enum {integer}
         */
        SectionVisibilityLevel: 0 | 1 | 2;
        /** @description Who may see each section of the caller's own profile. */
        SectionVisibility: {
            experience?: components["schemas"]["SectionVisibilityLevel"];
            education?: components["schemas"]["SectionVisibilityLevel"];
            certificates?: components["schemas"]["SectionVisibilityLevel"];
            achievements?: components["schemas"]["SectionVisibilityLevel"];
            passions?: components["schemas"]["SectionVisibilityLevel"];
            languages?: components["schemas"]["SectionVisibilityLevel"];
            interests?: components["schemas"]["SectionVisibilityLevel"];
            recommendations?: components["schemas"]["SectionVisibilityLevel"];
            connections?: components["schemas"]["SectionVisibilityLevel"];
            /** @description Phone and e-mail; ONLY_ME until the member changes it. */
            contact?: components["schemas"]["SectionVisibilityLevel"];
        };
        /**
         * @description EDUCATION 1, WORK_EXPERIENCE 2, CERTIFICATE 3, ACHIEVEMENT 4 (as DocumentType), IDENTITY 5 (role 1), ORGANISATION 6 (roles 2 to 4).
         *     The member's own badge follows 5 or 6.
         * @enum {integer}
         */
        VerificationType: 1 | 2 | 3 | 4 | 5 | 6;
        /** @description connections and recommendations are absent where the section is not the caller's to see. */
        MemberCounts: {
            connections?: components["schemas"]["Count"];
            followers: components["schemas"]["Count"];
            following: components["schemas"]["Count"];
            posts: components["schemas"]["Count"];
            recommendations?: components["schemas"]["Count"];
        };
        /**
         * @description PHOTO 1, HEADLINE 2, ABOUT 3, EXPERIENCE 4, EDUCATION 5, LANGUAGES 6, INTERESTS 7, FOLLOW 8, CONNECT 9, VERIFY 10.
         * @enum {integer}
         */
        ProfileStep: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        /**
         * @description A member in full, as far as the caller may see. Of a member whom the caller blocked only the required fields are sent.
         *     Date of birth, contact data, visibility, strength and next steps are for the member alone, contact data also for those whom
         *     `sectionVisibility.contact` lets in (the date of birth for nobody else).
         */
        Member: {
            userId: components["schemas"]["Id"];
            userType: components["schemas"]["Role"];
            /** @description First and last name of a job seeker; the organisation's name else. */
            userName: string;
            userImage?: string;
            coverImage?: string;
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            companyName?: components["schemas"]["OrganisationName"];
            companyImage?: string;
            companyLocation?: components["schemas"]["Place"];
            contactPerson?: components["schemas"]["ContactPerson"];
            registrationNumber?: components["schemas"]["RegistrationNumber"];
            industry?: components["schemas"]["Industry"];
            companySize?: components["schemas"]["CompanySize"];
            foundedYear?: components["schemas"]["FoundedYear"];
            /** @description HR only: percent of applications answered; absent before the tenth. */
            responseRate?: number;
            /** @description HR only, with responseRate. */
            medianDaysToAnswer?: number;
            headline?: string;
            /** @description Markdown subset. */
            about?: string;
            location?: components["schemas"]["Place"];
            website?: components["schemas"]["Website"];
            countryCode?: components["schemas"]["CountryCode"];
            dialCode?: string;
            phone?: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
            dateOfBirth?: components["schemas"]["Date"];
            /** @description BCP 47. */
            locale?: string;
            /** @description IANA. */
            timezone?: string;
            openToWork?: components["schemas"]["OpenToWork"];
            sectionVisibility?: components["schemas"]["SectionVisibility"];
            /** @enum {integer} */
            premiumUser: 0 | 1;
            premiumSince?: components["schemas"]["DateTime"];
            verificationStatus: components["schemas"]["VerificationStatus"];
            /** @description What was verified; with status 3 only. */
            verifiedDocument?: components["schemas"]["VerificationType"];
            verifiedAt?: components["schemas"]["DateTime"];
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            /** @description Rounded to the day. */
            lastActiveAt?: components["schemas"]["DateTime"];
            counts?: components["schemas"]["MemberCounts"];
            profileStrength?: number;
            /** @description The most useful first. */
            nextSteps?: components["schemas"]["ProfileStep"][];
        };
        /**
         * @description REQUESTED 0, CONNECTED 1, NOT_CONNECTED 2 (specification 4).
         * @enum {integer}
         */
        ConnectionStatus: 0 | 1 | 2;
        /**
         * @description IN 1 (the other asked), OUT 2 (the caller asked). Present while the status is REQUESTED only.
         * @enum {integer}
         */
        RequestDirection: 1 | 2;
        /** @description How the caller and another member stand to each other. */
        Relation: {
            connectionStatus: components["schemas"]["ConnectionStatus"];
            requestDirection?: components["schemas"]["RequestDirection"];
            isFollowing: boolean;
            /** @description Blocked by the caller. */
            isBlocked: boolean;
            isMuted: boolean;
            /** @description Roles 1 and 2 connect with roles 1 and 2. */
            canConnect: boolean;
            /** @description Roles 2, 3 and 4 can be followed. */
            canFollow: boolean;
            canMessage: boolean;
            /** @description Connections in common. */
            mutualCount: components["schemas"]["Count"];
        };
        /** @description Year and month, YYYY-MM. */
        Month: string;
        /** @description Place in its section, from 0. Sending one moves the item there; left out, the item keeps its place. */
        SectionOrder: number;
        DocumentFile: {
            mediaKey: string;
            /** @description Signed and short-lived. */
            url: string;
            fileName: string;
            contentType: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description Proof behind an item; empty for anyone but its owner. */
        DocumentFiles: components["schemas"]["DocumentFile"][];
        WorkExperience: {
            workExperienceId: components["schemas"]["Id"];
            jobTitle: string;
            companyName: string;
            /** @description Absent when the company is not a member. */
            companyId?: components["schemas"]["Id"];
            companyImage?: string;
            employmentType?: components["schemas"]["EmploymentType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            location?: string;
            startDate: components["schemas"]["Month"];
            /** @description Absent while isCurrent. */
            endDate?: components["schemas"]["Month"];
            isCurrent: boolean;
            description?: string;
            skills: string[];
            order: components["schemas"]["SectionOrder"];
            verificationStatus: components["schemas"]["VerificationStatus"];
            documents: components["schemas"]["DocumentFiles"];
            updatedAt: components["schemas"]["DateTime"];
        };
        Education: {
            educationId: components["schemas"]["Id"];
            institution: string;
            degree: string;
            fieldOfStudy?: string;
            grade?: string;
            startDate: components["schemas"]["Month"];
            /** @description Ahead of today it is the expected end. */
            endDate?: components["schemas"]["Month"];
            isCurrent: boolean;
            description?: string;
            url?: components["schemas"]["HttpsUrl"];
            order: components["schemas"]["SectionOrder"];
            verificationStatus: components["schemas"]["VerificationStatus"];
            documents: components["schemas"]["DocumentFiles"];
            updatedAt: components["schemas"]["DateTime"];
        };
        Certificate: {
            certificateId: components["schemas"]["Id"];
            certificateName: string;
            issuer: string;
            issueDate: components["schemas"]["Date"];
            /** @description Absent with noExpiry. */
            expiryDate?: components["schemas"]["Date"];
            noExpiry: boolean;
            credentialId?: string;
            credentialUrl?: components["schemas"]["HttpsUrl"];
            order: components["schemas"]["SectionOrder"];
            verificationStatus: components["schemas"]["VerificationStatus"];
            documents: components["schemas"]["DocumentFiles"];
            updatedAt: components["schemas"]["DateTime"];
        };
        Achievement: {
            achievementId: components["schemas"]["Id"];
            title: string;
            description?: string;
            date?: components["schemas"]["Date"];
            issuer?: string;
            url?: components["schemas"]["HttpsUrl"];
            media?: components["schemas"]["Media"];
            order: components["schemas"]["SectionOrder"];
            verificationStatus: components["schemas"]["VerificationStatus"];
            documents: components["schemas"]["DocumentFiles"];
            updatedAt: components["schemas"]["DateTime"];
        };
        Passion: {
            passionId: components["schemas"]["Id"];
            passionName: string;
        };
        Interest: {
            interestId: components["schemas"]["Id"];
            interestName: string;
            group: string;
            /** @description Chosen by the member whose list this is. */
            selected: boolean;
        };
        /** @description A section that is absent is not the caller's to see. */
        ProfileSections: {
            experience?: components["schemas"]["WorkExperience"][];
            education?: components["schemas"]["Education"][];
            certificates?: components["schemas"]["Certificate"][];
            achievements?: components["schemas"]["Achievement"][];
            passions?: components["schemas"]["Passion"][];
            languages?: components["schemas"]["SpokenLanguage"][];
            interests?: components["schemas"]["Interest"][];
        };
        /** @enum {string} */
        SectionName: "experience" | "education" | "certificates" | "achievements" | "passions" | "languages" | "interests" | "recommendations" | "connections" | "contact";
        UserInfo: {
            member: components["schemas"]["Member"];
            /** @description Absent on the caller's own profile. */
            viewer?: components["schemas"]["Relation"];
            sections: components["schemas"]["ProfileSections"];
            /** @description Sections that the caller would see as a connection. */
            connectionsOnly: components["schemas"]["SectionName"][];
        };
        /** @description What the organiser sees. Money in the currency of the event. */
        EventSales: {
            sold: components["schemas"]["Count"];
            /** @description The smaller of capacity and all packages; absent without a limit. */
            capacity?: components["schemas"]["Count"];
            revenue: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
            checkedIn: components["schemas"]["Count"];
            views: components["schemas"]["Count"];
        };
        PostedEvent: {
            event: components["schemas"]["Event"];
            /** @description Only for the organiser. */
            sales?: components["schemas"]["EventSales"];
        };
        /** @description How many events of one's own there are by state; an ended one is not published. */
        EventTotals: {
            draft: components["schemas"]["Count"];
            published: components["schemas"]["Count"];
            cancelled: components["schemas"]["Count"];
            ended: components["schemas"]["Count"];
        };
        /** @description An uploaded object, named by the mediaKey that presignedUrl gave. */
        MediaInput: {
            mediaKey: string;
            alt?: string;
            /** @description Of a video. The mediaKey of the picture that stands for it until it plays; an upload of the same purpose. */
            posterKey?: string;
        };
        /** @description The Markdown subset of every rich text. */
        EventText: string;
        /**
         * @description NONE 0, UNTIL_24H 1 (before the start), UNTIL_7D 2, ORGANISER 3 (the organiser decides).
         * @enum {integer}
         */
        RefundPolicy: 0 | 1 | 2 | 3;
        /** @description What the organiser asks each attendee. The client makes questionId; answers refer to it. */
        AttendeeQuestion: {
            questionId: components["schemas"]["Id"];
            label: string;
            /** @enum {string} */
            type: "TEXT" | "LONG_TEXT" | "YES_NO" | "SINGLE" | "MULTI" | "NUMBER";
            /** @description With SINGLE and MULTI. */
            options?: string[];
            required: boolean;
        };
        /**
         * @description An event as its organiser writes it. `required` is what a draft needs; the form presets most of it. Publishing also needs
         *     eventImage, description, category, refundPolicy, the place of its format (eventLocation, onlineUrl or useLiveRoom) and one
         *     active package; what is missing comes back as 422 with errors by field, as `event.eventImage` or `packages`.
         */
        EventInput: {
            eventName: string;
            /** @description 16:9, at least 1200 pixels wide. */
            eventImage?: components["schemas"]["MediaInput"];
            gallery?: components["schemas"]["MediaInput"][];
            description?: components["schemas"]["EventText"];
            category?: components["schemas"]["EventCategory"];
            tags?: string[];
            startAt: components["schemas"]["DateTime"];
            endAt: components["schemas"]["DateTime"];
            timezone: components["schemas"]["IanaZone"];
            format: components["schemas"]["EventFormat"];
            /** @description With IN_PERSON and HYBRID. */
            eventLocation?: components["schemas"]["EventLocation"];
            onlineUrl?: components["schemas"]["EventUrl"];
            /** @description The event takes place in our own live room, instead of at onlineUrl. */
            useLiveRoom?: boolean;
            pricing: components["schemas"]["EventPricing"];
            currency: components["schemas"]["Currency"];
            /** @description Absent means no limit. */
            capacity?: number;
            ageMin?: number;
            refundPolicy?: components["schemas"]["RefundPolicy"];
            refundNote?: string;
            attendeeQuestions?: components["schemas"]["AttendeeQuestion"][];
            showAttendees?: boolean;
            waitlistEnabled?: boolean;
            /** @description Of HR: its own jobs, as at a job fair. */
            linkedJobIds?: components["schemas"]["Id"][];
        };
        /** @enum {string} */
        AttendeeAudience: "ALL" | "PACKAGE" | "NOT_CHECKED_IN";
        /**
         * @description CREATE 0 needs event and clientId. PUBLISH 1 needs eventId and saves event first when it is sent; the event gets the id of
         *     that moment, which is its place in the feed, so clients take it from the answer. CANCEL 2 needs eventId and reason, refunds
         *     every paid ticket and tells the holders. DELETE 3 (drafts only) and DUPLICATE 4, which makes a draft with the same packages,
         *     need eventId. MESSAGE_ATTENDEES 5 needs eventId, message and audience.
         */
        ManageEventRequest: {
            userId: components["schemas"]["Id"];
            /**
             * @description CREATE 0, PUBLISH 1, CANCEL 2, DELETE 3, DUPLICATE 4, MESSAGE_ATTENDEES 5.
             * @enum {integer}
             */
            action: 0 | 1 | 2 | 3 | 4 | 5;
            eventId?: components["schemas"]["Id"];
            event?: components["schemas"]["EventInput"];
            reason?: string;
            message?: string;
            audience?: components["schemas"]["AttendeeAudience"];
            /** @description With audience PACKAGE. */
            packageId?: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
        };
        /**
         * @description All-in price of one ticket in minor units. What a buyer sees first is what a buyer pays. It is 0, or lies between the least
         *     that a card is charged in its currency and what is about worth 10 000 dollars, as openapi/currencies.ts has it; a multiple of
         *     10 in currencies with three decimals, and of 100 in MGA.
         */
        PackagePrice: number;
        /**
         * @description IN_PERSON 0, ONLINE 1.
         * @enum {integer}
         */
        Attendance: 0 | 1;
        TicketPackage: {
            packageId: components["schemas"]["Id"];
            packageName: string;
            description?: string;
            perks: string[];
            price: components["schemas"]["PackagePrice"];
            currency: components["schemas"]["Currency"];
            /** @constant */
            feeIncluded: true;
            quantity: components["schemas"]["Count"];
            sold: components["schemas"]["Count"];
            remaining: components["schemas"]["Count"];
            /** @description Of getEventDetails: how many of them the caller holds, which count towards maxPerOrder; absent for none. */
            owned?: components["schemas"]["Count"];
            minPerOrder: number;
            maxPerOrder: number;
            saleStartAt?: components["schemas"]["DateTime"];
            saleEndAt?: components["schemas"]["DateTime"];
            attendance?: components["schemas"]["Attendance"];
            hideWhenSoldOut: boolean;
            /**
             * @description ACTIVE 0, PAUSED 1, REMOVED 2.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
        };
        WaitlistEntry: {
            waitlistId: components["schemas"]["Id"];
            eventId: components["schemas"]["Id"];
            eventName: string;
            packageId: components["schemas"]["Id"];
            packageName: string;
            quantity: number;
            /** @enum {string} */
            state: "WAITING" | "OFFERED" | "TAKEN" | "EXPIRED" | "LEFT";
            /** @description While WAITING. */
            position?: number;
            /** @description While OFFERED: 24 hours to buy, with waitlistId in gettransactionid. */
            offeredUntil?: components["schemas"]["DateTime"];
            joinedAt: components["schemas"]["DateTime"];
            /** @description Only for the organiser. */
            member?: components["schemas"]["Author"];
        };
        /**
         * @description What was changed of date and place since the caller's tickets were bought. Each previous value is the one of then, and present when
         *     it changed; message and refundUntil are of the last change, the latter where a ticket can be given back.
         */
        EventChange: {
            changedAt: components["schemas"]["DateTime"];
            previousStartAt?: components["schemas"]["DateTime"];
            previousEndAt?: components["schemas"]["DateTime"];
            previousLocation?: components["schemas"]["EventLocation"];
            message?: string;
            refundUntil?: components["schemas"]["DateTime"];
        };
        EventDetails: {
            event: components["schemas"]["Event"];
            /** @description Empty on a draft that has none. */
            description: string;
            /** @description The picture of the event with its mediaKey, for the form. */
            image?: components["schemas"]["Media"];
            gallery: components["schemas"]["Media"][];
            /** @description Only for the organiser, and from one hour before the start for holders of a ticket that is not disputed. */
            onlineUrl?: components["schemas"]["EventUrl"];
            useLiveRoom: boolean;
            capacity?: number;
            ageMin: number;
            refundPolicy?: components["schemas"]["RefundPolicy"];
            refundNote?: string;
            attendeeQuestions: components["schemas"]["AttendeeQuestion"][];
            showAttendees: boolean;
            /** @description Empty unless showAttendees. */
            attendees: components["schemas"]["Author"][];
            /** @description Open ones; for the organiser all that were published. */
            linkedJobs: components["schemas"]["JobCard"][];
            /** @description Without removed ones, and for visitors without those that hide when they are sold out. */
            packages: components["schemas"]["TicketPackage"][];
            /** @description While the room of the event is on air. */
            live?: components["schemas"]["LiveCard"];
            /** @description Where the caller waits or was offered seats; absent for none. */
            waitlist?: components["schemas"]["WaitlistEntry"][];
            change?: components["schemas"]["EventChange"];
            cancelReason?: string;
        };
        /** @description The organiser's panel. */
        EventPanel: {
            details: components["schemas"]["EventDetails"];
            sales: components["schemas"]["EventSales"];
            byPackage: {
                packageId: components["schemas"]["Id"];
                sold: components["schemas"]["Count"];
                revenue: components["schemas"]["Money"];
                checkedIn: components["schemas"]["Count"];
            }[];
            /** @description Days of the event's zone, oldest first, without the empty ones. */
            byDay: {
                day: components["schemas"]["Date"];
                sold: components["schemas"]["Count"];
                revenue: components["schemas"]["Money"];
            }[];
            byGate: {
                gate: string;
                checkedIn: components["schemas"]["Count"];
            }[];
            waitlist: components["schemas"]["WaitlistEntry"][];
            /** @description What was sent to the attendees, newest first. */
            messages: {
                messageId: components["schemas"]["Id"];
                message: string;
                audience: components["schemas"]["AttendeeAudience"];
                packageId?: components["schemas"]["Id"];
                recipients: components["schemas"]["Count"];
                sentAt: components["schemas"]["DateTime"];
            }[];
        };
        PostEdit: {
            /** @description Markdown subset. What stood there before. */
            text: components["schemas"]["ShownText"];
            mentions?: components["schemas"]["Mentions"];
            /** @description When it was replaced. */
            editedAt: components["schemas"]["DateTime"];
        };
        PostDetails: {
            item: components["schemas"]["FeedItem"];
            /** @description The latest likes. */
            likers: components["schemas"]["Author"][];
            /** @description Earlier versions that the caller might read then, newest first. */
            edits: components["schemas"]["PostEdit"][];
        };
        /**
         * @description The whole form of the event, of a draft as well: a field left out is cleared. After sales the currency is locked and the
         *     capacity is not below what is sold; a changed date or place needs message, goes to the holders and opens a refund window.
         *     Cancelled and ended events stay as they are.
         */
        EventEditRequest: {
            userId: components["schemas"]["Id"];
            eventId: components["schemas"]["Id"];
            event: components["schemas"]["EventInput"];
            /** @description Tell the holders. */
            notify: boolean;
            message?: string;
            /** @description The updatedAt that the edit is based on; another one gets 409 STALE. */
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description Ten characters of Crockford's base 32. */
        TicketCode: string;
        /** @description As the name of an organisation, since a table may be booked for one. It is read at the door. */
        AttendeeName: components["schemas"]["OrganisationName"];
        /**
         * @description CHECK_IN 0 needs eventId, one of qr, ticketId and ticketCode, scannedAt, deviceId and clientId; UNDO_CHECK_IN 1 needs ticketId and checkInId. The holder
         *     or the organiser: CANCEL 2, EDIT_ATTENDEE 7 (note: organiser only) need ticketId. The holder: TRANSFER 3 needs ticketId, attendeeName and
         *     attendeePhone or attendeeEmail; a member with this phone finds the new ticket among their own, anybody else gets its code and
         *     it stays with the holder. JOIN_WAITLIST 4 needs eventId, packageId and quantity, LEAVE_WAITLIST 5 waitlistId. RESEND 6 needs
         *     ticketId. The organiser: REFUND 8 needs ticketId (amount: all of it when absent), OFFER_SEATS 9 waitlistId.
         */
        ManageTicketsRequest: {
            userId: components["schemas"]["Id"];
            /**
             * @description CHECK_IN 0, UNDO_CHECK_IN 1, CANCEL 2, TRANSFER 3, JOIN_WAITLIST 4, LEAVE_WAITLIST 5, RESEND 6, EDIT_ATTENDEE 7, REFUND 8, OFFER_SEATS 9.
             * @enum {integer}
             */
            action: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
            ticketId?: components["schemas"]["Id"];
            /** @description What was scanned, whatever it is: without our signature it is NOT_GENUINE. */
            qr?: string;
            ticketCode?: components["schemas"]["TicketCode"];
            eventId?: components["schemas"]["Id"];
            packageId?: components["schemas"]["Id"];
            waitlistId?: components["schemas"]["Id"];
            quantity?: number;
            gate?: string;
            /** @description When the device saw it; of two offline scans the first wins. */
            scannedAt?: components["schemas"]["DateTime"];
            /** @description The clock of the device as it sends the scan: what it is behind or ahead is taken out of scannedAt. */
            sentAt?: components["schemas"]["DateTime"];
            /** @description The device has let somebody in by its own word. Sent once more with the same clientId when the answer said otherwise, so that both doors hear of it. */
            alone?: boolean;
            /** @description The check-in that is taken back: 409 STALE when another one counts by now. */
            checkInId?: components["schemas"]["Id"];
            deviceId?: string;
            attendeeName?: components["schemas"]["AttendeeName"];
            attendeeEmail?: components["schemas"]["Email"];
            attendeePhone?: string;
            note?: string;
            amount?: components["schemas"]["Money"];
            reason?: string;
            clientId?: components["schemas"]["ClientId"];
        };
        AttendeeAnswer: {
            questionId: components["schemas"]["Id"];
            /** @description One text; the chosen options with SINGLE and MULTI; yes or no with YES_NO; empty when left out. */
            values: string[];
        };
        /**
         * @description VALID 1, USED 2, CANCELLED 3, EXPIRED 4, TRANSFERRED 5, REFUNDED 6.
         * @enum {integer}
         */
        TicketStatus: 1 | 2 | 3 | 4 | 5 | 6;
        Ticket: {
            ticketId: components["schemas"]["Id"];
            ticketCode: components["schemas"]["TicketCode"];
            eventId: components["schemas"]["Id"];
            packageId: components["schemas"]["Id"];
            packageName: string;
            /** @description Of a hybrid event. */
            attendance?: components["schemas"]["Attendance"];
            attendeeName: string;
            attendeeEmail?: string;
            answers: components["schemas"]["AttendeeAnswer"][];
            price: components["schemas"]["Money"];
            /** @description What went back of the price; absent while nothing did. */
            refunded?: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["TicketStatus"];
            /**
             * @description The bank of whoever paid has asked for its price back: it opens no door and has no code until that is decided, and none when it is lost.
             * @constant
             */
            disputed?: true;
            /**
             * @description `T1.{ticketId}.{eventId}.{issuedAt}.{signature}`: issuedAt in Unix seconds, the Ed25519 signature of everything before its dot in
             *     base64url. Only for the holder, only while VALID or USED and not disputed. Says nothing of the person.
             */
            qr?: string;
            checkedInAt?: components["schemas"]["DateTime"];
            checkedInBy?: components["schemas"]["Id"];
            gate?: string;
            /** @description While USED. The check-in that counts; whoever takes it back names it. Only for the organiser. */
            checkInId?: components["schemas"]["Id"];
            /** @description Beside doubleGate, while USED: the last time that another scan let somebody in by this ticket. Only for the organiser. */
            doubleAt?: components["schemas"]["DateTime"];
            doubleGate?: string;
            /** @description Of the organiser; only for the organiser. */
            note?: string;
            /** @description Absent on free tickets, and for the holder who did not pay it. */
            transactionId?: components["schemas"]["Id"];
            ownerUserId: components["schemas"]["Id"];
            issuedAt: components["schemas"]["DateTime"];
            /** @description What the holder may do now. Only for the holder. */
            viewer?: {
                canTransfer: boolean;
                canCancel: boolean;
                canRename: boolean;
                /** @description What cancelling now gives back. */
                refundAmount: components["schemas"]["Money"];
            };
        };
        /**
         * @description What the action left behind: ticket (all but 4, 5 and 9), checkIn (0), waitlist (4, 5, 9), refund (2 and 8, when money goes back).
         *     After TRANSFER it is the old ticket.
         */
        TicketOutcome: {
            ticket?: components["schemas"]["Ticket"];
            checkIn?: {
                /**
                 * @description Every scan is answered with 200, so that the door reads one word. NOT_VALID is cancelled, transferred, refunded, disputed or expired.
                 * @enum {string}
                 */
                result: "OK" | "ALREADY_USED" | "WRONG_EVENT" | "NOT_VALID" | "NOT_GENUINE";
                /** @description Beside gate. With ALREADY_USED: the first scan. With OK: a later scan that another device had made and that is a double now. */
                usedAt?: components["schemas"]["DateTime"];
                gate?: string;
            };
            waitlist?: components["schemas"]["WaitlistEntry"];
            refund?: {
                amount: components["schemas"]["Money"];
                currency: components["schemas"]["Currency"];
                transactionId: components["schemas"]["Id"];
            };
        };
        TicketPackageInput: {
            packageName: string;
            description?: string;
            perks?: string[];
            price: components["schemas"]["PackagePrice"];
            quantity: number;
            minPerOrder: number;
            maxPerOrder: number;
            /** @description Absent means at once. */
            saleStartAt?: components["schemas"]["DateTime"];
            /** @description Absent means when the event ends. */
            saleEndAt?: components["schemas"]["DateTime"];
            /** @description With HYBRID. */
            attendance?: components["schemas"]["Attendance"];
            hideWhenSoldOut?: boolean;
        };
        /**
         * @description ADD 0 needs package and clientId, EDIT 1 packageId and package, the others packageId. REMOVE 4 only while nothing is sold, and
         *     a published event keeps one package. After sales the price of a package is locked and its quantity is not below what is sold.
         */
        ManagePackageTicketsRequest: {
            userId: components["schemas"]["Id"];
            eventId: components["schemas"]["Id"];
            /**
             * @description ADD 0, EDIT 1, PAUSE 2, RESUME 3, REMOVE 4.
             * @enum {integer}
             */
            action: 0 | 1 | 2 | 3 | 4;
            packageId?: components["schemas"]["Id"];
            package?: components["schemas"]["TicketPackageInput"];
            clientId?: components["schemas"]["ClientId"];
        };
        /**
         * @description TEXT 0, IMAGE 1, RECOMMEND 2 (specification 3).
         * @enum {integer}
         */
        MessageType: 0 | 1 | 2;
        /**
         * @description REQUESTED 0, WRITTEN 1, SHOWN 2, HIDDEN 3, DECLINED 4, WITHDRAWN 5.
         * @enum {integer}
         */
        RecommendationState: 0 | 1 | 2 | 3 | 4 | 5;
        ChatRecommendation: {
            recommendationId: components["schemas"]["Id"];
            state: components["schemas"]["RecommendationState"];
            preview: string;
        };
        ChatMessage: {
            /** @description Sorts by time within a conversation. */
            messageId: components["schemas"]["Id"];
            /** @description Only for the sender. */
            clientId?: components["schemas"]["ClientId"];
            /** @description The other member of the conversation as the reader sees it. */
            friendId: components["schemas"]["Id"];
            fromUserId: components["schemas"]["Id"];
            messageType: components["schemas"]["MessageType"];
            /** @description Empty when it was deleted or a picture came without words. */
            message: string;
            /** @description With IMAGE. */
            media?: components["schemas"]["Media"];
            /** @description With RECOMMEND. */
            recommendation?: components["schemas"]["ChatRecommendation"];
            createdAt: components["schemas"]["DateTime"];
            readAt?: components["schemas"]["DateTime"];
            /** @description Deleted for both; a placeholder remains. */
            deletedAt?: components["schemas"]["DateTime"];
        };
        /** @description A conversation, named by the other member. */
        Friend: {
            /** @description The userId of the other member. */
            friendId: components["schemas"]["Id"];
            userName: string;
            userImage?: string;
            userType: components["schemas"]["Role"];
            verificationStatus?: components["schemas"]["VerificationStatus"];
            /** @description Absent before the first message. */
            lastMessage?: components["schemas"]["ChatMessage"];
            /** @description With searchText: the latest message that has the words. Absent where the name alone has them. */
            found?: components["schemas"]["ChatMessage"];
            unread: components["schemas"]["Count"];
            /** @description Rounded to the day. */
            lastActiveAt?: components["schemas"]["DateTime"];
            isMuted: boolean;
            /** @description False once the two are no longer connected. */
            canMessage: boolean;
        };
        /** @description A row of one of the six lists. Followed and blocked members stand in it with their own status. */
        Connection: {
            connectionId: components["schemas"]["Id"];
            member: components["schemas"]["Author"];
            connectionStatus: components["schemas"]["ConnectionStatus"];
            direction?: components["schemas"]["RequestDirection"];
            note?: string;
            requestedAt?: components["schemas"]["DateTime"];
            connectedAt?: components["schemas"]["DateTime"];
            followedAt?: components["schemas"]["DateTime"];
            blockedAt?: components["schemas"]["DateTime"];
            mutedAt?: components["schemas"]["DateTime"];
            viewer: components["schemas"]["Relation"];
        };
        /** @description Rows of each list, whatever the search text. */
        ConnectionCounts: {
            connected: components["schemas"]["Count"];
            received: components["schemas"]["Count"];
            sent: components["schemas"]["Count"];
            following: components["schemas"]["Count"];
            followers: components["schemas"]["Count"];
            blocked: components["schemas"]["Count"];
            muted: components["schemas"]["Count"];
        };
        /** @description Somebody whom the caller may know, is not connected with and has not asked. */
        ConnectionSuggestion: {
            member: components["schemas"]["Author"];
            /** @description Why, such as "3 shared connections" or "Also worked at Kade". */
            reason: string;
            viewer: components["schemas"]["Relation"];
        };
        /**
         * @description The changed fields. What is left out stays; `clear` empties. firstName, lastName, dateOfBirth and openToWork belong to role 1,
         *     the company fields to roles 2 to 4; another role's field is refused with 422. Phone and e-mail change through `resendCode` and `verify`.
         */
        EditProfileRequest: {
            userId: components["schemas"]["Id"];
            /** @description Of the member this edit is based on; else 409 STALE. */
            updatedAt: components["schemas"]["DateTime"];
            imageKey?: components["schemas"]["ImageKey"];
            coverKey?: components["schemas"]["ImageKey"];
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            /** @description Under 16 years is refused. */
            dateOfBirth?: components["schemas"]["Date"];
            companyName?: components["schemas"]["OrganisationName"];
            companyLocation?: components["schemas"]["Place"];
            contactPerson?: components["schemas"]["ContactPerson"];
            registrationNumber?: components["schemas"]["RegistrationNumber"];
            industry?: components["schemas"]["Industry"];
            companySize?: components["schemas"]["CompanySize"];
            foundedYear?: components["schemas"]["FoundedYear"];
            headline?: string;
            about?: string;
            location?: components["schemas"]["Place"];
            website?: components["schemas"]["Website"];
            locale?: string;
            timezone?: string;
            openToWork?: components["schemas"]["OpenToWork"];
            /** @description Sections left out stay as they are. */
            sectionVisibility?: components["schemas"]["SectionVisibility"];
            clear?: ("userImage" | "coverImage" | "registrationNumber" | "companySize" | "foundedYear" | "headline" | "about" | "location" | "website" | "email")[];
        };
        /** @description Without educationId a new item. With it, the whole item is replaced; an optional field left out is emptied. */
        AddUserQualificationRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            educationId?: components["schemas"]["Id"];
            /** @description Of the item this edit is based on. */
            updatedAt?: components["schemas"]["DateTime"];
            institution: string;
            degree: string;
            fieldOfStudy?: string;
            grade?: string;
            startDate: components["schemas"]["Month"];
            endDate?: components["schemas"]["Month"];
            isCurrent: boolean;
            description?: string;
            url?: components["schemas"]["HttpsUrl"];
            documentKey?: string;
            order?: components["schemas"]["SectionOrder"];
        };
        /** @description Without workExperienceId a new item. With it, the whole item is replaced; an optional field left out is emptied. */
        AddWorkExperienceRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            workExperienceId?: components["schemas"]["Id"];
            /** @description Of the item this edit is based on. */
            updatedAt?: components["schemas"]["DateTime"];
            jobTitle: string;
            companyName: string;
            companyId?: components["schemas"]["Id"];
            employmentType?: components["schemas"]["EmploymentType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            location?: string;
            startDate: components["schemas"]["Month"];
            endDate?: components["schemas"]["Month"];
            /** @description At most 3 items of a member. */
            isCurrent: boolean;
            description?: string;
            skills?: string[];
            order?: components["schemas"]["SectionOrder"];
        };
        EndCurrentPositionRequest: {
            userId: components["schemas"]["Id"];
            workExperienceId: components["schemas"]["Id"];
            endDate: components["schemas"]["Month"];
        };
        ChatReadState: {
            /** @description In this conversation. */
            unread: components["schemas"]["Count"];
            /** @description In all conversations; the badge of the sidebar. */
            unreadTotal: components["schemas"]["Count"];
        };
        ManageConnectionRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            otherUserId: components["schemas"]["Id"];
            /**
             * @description ADD_CONNECTION 0, REMOVE_CONNECTION 1, ACCEPT 2, REJECT 3, BLOCK 4, UNBLOCK 5 (specification 4), WITHDRAW 7, MUTE 8, UNMUTE 9.
             *     REPORT 6 has its own schema.
             * @enum {integer}
             */
            action: 0 | 1 | 2 | 3 | 4 | 5 | 7 | 8 | 9;
            /** @description With ADD_CONNECTION. */
            note?: string;
        };
        /**
         * @description SPAM 1, SCAM_OR_FAKE_JOB 2, HARASSMENT 3, HATE 4, SEXUAL 5, VIOLENCE 6, IMPERSONATION 7, COPYRIGHT 8, OTHER 9 (needs details).
         * @enum {integer}
         */
        ReportReason: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        /** @description Possible in both directions of a block; changes no connection. */
        ReportMemberRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            otherUserId: components["schemas"]["Id"];
            /**
             * @description REPORT 6.
             * @enum {integer}
             */
            action: 6;
            /** @description The report is about this message of the member to the caller. */
            messageId?: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            details?: string;
            /** @description Also block the member. */
            block?: boolean;
        };
        ConnectionState: {
            connectionStatus: components["schemas"]["ConnectionStatus"];
            viewer: components["schemas"]["Relation"];
        };
        /**
         * @description User 1, Hr Agency 2, Brand 3, Business 4, Event 5, Job 6. Role 1 searches all, role 2 the types 2 to 5, role 3 the types 3 to 5,
         *     role 4 the types 4 and 5 (specification 6); another type is refused with 403 ROLE.
         * @enum {integer}
         */
        SearchType: 1 | 2 | 3 | 4 | 5 | 6;
        EventResult: {
            eventId: components["schemas"]["Id"];
            eventName: string;
            eventImage?: string;
            /** @description Ready to read, such as "Teatro Colón, Bogotá". Absent when online. */
            eventLocation?: string;
        };
        JobResult: {
            jobId: components["schemas"]["Id"];
            vacancyName: string;
            companyName: string;
            companyImage?: string;
            /** @description Ready to read, such as "Nairobi, Kenya" or "Anywhere in the EU". */
            companyLocation: string;
        };
        /** @description The list of the searched type is filled, the others are empty. Nearest first, newest first on ties. */
        SearchResponse: {
            searchType: components["schemas"]["SearchType"];
            /** @description Types 1, 2 and 4. */
            searchResult: components["schemas"]["Author"][];
            /** @description Type 3. */
            searchedBrand: components["schemas"]["Author"][];
            /** @description Type 5. */
            eventResult: components["schemas"]["EventResult"][];
            /** @description Type 6. */
            jobResult: components["schemas"]["JobResult"][];
        };
        /**
         * @description Without certificateId a new item. With it, the whole item is replaced; an optional field left out is emptied.
         *     Changing name, issuer or date of a verified certificate sets its verification back to 0.
         */
        AddCertificateRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            certificateId?: components["schemas"]["Id"];
            /** @description Of the item this edit is based on. */
            updatedAt?: components["schemas"]["DateTime"];
            certificateName: string;
            issuer: string;
            issueDate: components["schemas"]["Date"];
            expiryDate?: components["schemas"]["Date"];
            noExpiry: boolean;
            credentialId?: string;
            credentialUrl?: components["schemas"]["HttpsUrl"];
            documentKey?: string;
            order?: components["schemas"]["SectionOrder"];
        };
        AddPassionRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            /** @description At most 15 of a member, unique ignoring case. */
            passionName: string;
        };
        PassionList: {
            mine: components["schemas"]["Passion"][];
            /** @description Names that others use, without mine. */
            suggestions: string[];
        };
        LanguageChoice: {
            languageId: components["schemas"]["Id"];
            proficiency: components["schemas"]["Proficiency"];
        };
        /** @description A language that the member already has gets the new proficiency. */
        AddLanguagesRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            languages: components["schemas"]["LanguageChoice"][];
        };
        Language: {
            languageId: components["schemas"]["Id"];
            languageName: string;
            nativeName: string;
        };
        /** @description The whole choice; it replaces the earlier one. */
        ManageInterestsRequest: {
            userId: components["schemas"]["Id"];
            interestIds: components["schemas"]["Id"][];
        };
        /** @description Without achievementId a new item. With it, the whole item is replaced; an optional field left out is emptied. */
        AddAchievementRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            achievementId?: components["schemas"]["Id"];
            /** @description Of the item this edit is based on. */
            updatedAt?: components["schemas"]["DateTime"];
            title: string;
            description?: string;
            date?: components["schemas"]["Date"];
            issuer?: string;
            url?: components["schemas"]["HttpsUrl"];
            mediaKey?: string;
            /** @description What the picture shows, for people who cannot see it. */
            mediaAlt?: string;
            order?: components["schemas"]["SectionOrder"];
        };
        FollowState: {
            isFollowing: boolean;
            followers: components["schemas"]["Count"];
        };
        /**
         * @description EDUCATION 1, WORK_EXPERIENCE 2, CERTIFICATE 3, ACHIEVEMENT 4.
         * @enum {integer}
         */
        DocumentType: 1 | 2 | 3 | 4;
        /** @description Jobs per status, each counted to 1000, whatever status the list is filtered by. */
        JobTotals: {
            draft: components["schemas"]["Count"];
            open: components["schemas"]["Count"];
            closed: components["schemas"]["Count"];
            filled: components["schemas"]["Count"];
        };
        /**
         * @description SAVE 0. Without jobId a new job; with it, the whole job is replaced. A draft (status 0) needs its vacancyName only; publishing
         *     (status 1) needs every field that carries x-required, and a verified phone. A draft that is published gets a new jobId, so that
         *     it stands in the feed where it was published and not where it was begun.
         */
        AddJobRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            /**
             * @description SAVE 0.
             * @enum {integer}
             */
            action: 0;
            jobId?: components["schemas"]["Id"];
            /** @description Of the job this edit is based on. */
            updatedAt?: components["schemas"]["DateTime"];
            /**
             * @description DRAFT 0, OPEN 1.
             * @enum {integer}
             */
            status: 0 | 1;
            vacancyName: string;
            companyName?: components["schemas"]["OrganisationName"];
            companyId?: components["schemas"]["Id"];
            /** @description presignedUrl with purpose PROFILE 1. Left out, the picture stays; an empty one takes it away, and then the company's own is shown. */
            companyImageKey?: components["schemas"]["ImageKey"];
            companyLocation?: components["schemas"]["Place"];
            /** @description With REMOTE, in place of companyLocation; empty means anywhere. */
            allowedCountries?: components["schemas"]["CountryCode"][];
            /** @description 50 characters at least to publish; a draft may have fewer. */
            description?: string;
            responsibilities?: string;
            requirements?: string;
            skills?: string[];
            employmentType?: components["schemas"]["EmploymentType"];
            workplaceType?: components["schemas"]["WorkplaceType"];
            experienceMin?: number;
            experienceMax?: number;
            educationLevel?: components["schemas"]["EducationLevel"];
            languages?: components["schemas"]["LanguageChoice"][];
            salaryMin?: components["schemas"]["Pay"];
            salaryMax?: components["schemas"]["Pay"];
            salaryCurrency?: components["schemas"]["Currency"];
            salaryPeriod?: components["schemas"]["SalaryPeriod"];
            /** @description 10 characters at least to publish. */
            salaryHiddenReason?: string;
            /** @description 1 when left out. */
            openings?: number;
            startDate?: components["schemas"]["Date"];
            applyBy?: components["schemas"]["Date"];
            timezone?: string;
            questions?: components["schemas"]["JobQuestion"][];
            /** @description OPTIONAL 1 when left out. */
            resumeRequired?: components["schemas"]["ResumeRule"];
            consentText?: string;
            /** @description 180 when left out. */
            retentionDays?: number;
        };
        ChangeJobRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            /**
             * @description CLOSE 1, REOPEN 2 (at most 3 times), DELETE 3 (a draft), DUPLICATE 4 (makes a draft).
             * @enum {integer}
             */
            action: 1 | 2 | 3 | 4;
            jobId: components["schemas"]["Id"];
            /** @description Of the job this is based on. */
            updatedAt?: components["schemas"]["DateTime"];
            /** @description With CLOSE: FILLED 2, WITHDRAWN 3 or OTHER 4. */
            closeReason?: components["schemas"]["CloseReason"];
            /** @description With CLOSE, to everyone still in status 1 or 4; a neutral sentence when left out. */
            messageToCandidates?: string;
            /** @description With REOPEN. */
            applyBy?: components["schemas"]["Date"];
        };
        /**
         * @description ADD 0 makes a post, EDIT 1 needs feedId and the updatedAt it is based on. Without text and without media the answer is 422 with
         *     errors.text. Either pictures or one video.
         */
        PostRequest: {
            userId: components["schemas"]["Id"];
            /**
             * @description ADD 0, EDIT 1.
             * @enum {integer}
             */
            action: 0 | 1;
            feedId?: components["schemas"]["Id"];
            /**
             * @description Follows from the role. Job seeker 10, HR 11, brand 4, business 8.
             * @enum {integer}
             */
            feedType: 4 | 8 | 10 | 11;
            /** @description Markdown subset. */
            text: string;
            mentions?: components["schemas"]["Mentions"];
            media: components["schemas"]["MediaInput"][];
            visibility: components["schemas"]["Visibility"];
            commentPolicy: components["schemas"]["CommentPolicy"];
            clientId: components["schemas"]["ClientId"];
            updatedAt?: components["schemas"]["DateTime"];
        };
        JobAnswer: {
            questionId: components["schemas"]["Id"];
            /**
             * @description One text, or several with MULTI; none where a question is passed over. TEXT at most 200 characters, LONG_TEXT 4000, YES_NO "yes" or
             *     "no", NUMBER its digits, FILE a mediaKey (purpose 4 or 5), SINGLE and MULTI the option's text.
             */
            values: string[];
        };
        ApplyJobRequest: {
            userId: components["schemas"]["Id"];
            clientId: components["schemas"]["ClientId"];
            jobId: components["schemas"]["Id"];
            /**
             * @description APPLY 0.
             * @enum {integer}
             */
            action: 0;
            coverNote?: string;
            /** @description From presignedUrl with purpose RESUME 4. Without one the profile goes along alone. */
            resumeKey?: string;
            /** @description What is wrong with one of them stands at `answers.<questionId>` in the errors. */
            answers?: components["schemas"]["JobAnswer"][];
            /** @description Phone and e-mail become visible to HR after ACCEPTED. */
            shareContact: boolean;
            /** @constant */
            consent: true;
        };
        ChangeApplicationRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            applicationId: components["schemas"]["Id"];
            jobId: components["schemas"]["Id"];
            /**
             * @description WITHDRAW 1 (in status 1, 4 or 2), NUDGE 2 (once, while canNudge).
             * @enum {integer}
             */
            action: 1 | 2;
            /** @description With WITHDRAW. */
            reason?: string;
        };
        /** @description The job in small, as it was when the member applied; readable after the job is gone. */
        ApplicationJob: {
            jobId: components["schemas"]["Id"];
            vacancyName: string;
            companyName: string;
            companyImage?: string;
            /** @description Ready to read. */
            companyLocation: string;
            skills: string[];
            questions: components["schemas"]["JobQuestion"][];
            /** @description As it is now. */
            status: components["schemas"]["JobStatus"];
            closeReason?: components["schemas"]["CloseReason"];
            applyBy: components["schemas"]["Date"];
        };
        Applicant: {
            userId: components["schemas"]["Id"];
            userName: string;
            userImage?: string;
            headline?: string;
            verificationStatus: components["schemas"]["VerificationStatus"];
            location?: components["schemas"]["Place"];
        };
        /**
         * @description The applicant's profile, frozen at apply time: the sections that are for everybody or for connections, for whoever applies shows
         *     themselves to that HR member. What is for nobody (ONLY_ME) never goes along.
         */
        ProfileSnapshot: {
            takenAt: components["schemas"]["DateTime"];
            about?: string;
            sections: components["schemas"]["ProfileSections"];
        };
        /** @description An answer as it is read. */
        GivenAnswer: {
            questionId: components["schemas"]["Id"];
            values: string[];
            /** @description Of a FILE question. */
            file?: components["schemas"]["DocumentFile"];
        };
        ApplicantContact: {
            /** @description E.164. */
            phone: string;
            email?: components["schemas"]["Email"];
        };
        HrNote: {
            noteId: components["schemas"]["Id"];
            text: string;
            at: components["schemas"]["DateTime"];
            by: string;
        };
        Interview: {
            startAt: components["schemas"]["DateTime"];
            endAt: components["schemas"]["DateTime"];
            /** @description IANA. */
            timezone: string;
            /**
             * @description IN_PERSON 1, VIDEO 2, PHONE 3.
             * @enum {integer}
             */
            mode: 1 | 2 | 3;
            /** @description With IN_PERSON. */
            place?: string;
            /** @description With VIDEO. */
            url?: components["schemas"]["HttpsUrl"];
        };
        ApplicationStep: {
            at: components["schemas"]["DateTime"];
            /**
             * @description APPLIED 1, SEEN 2, STATUS 3, MESSAGE 4, INTERVIEW 5, WITHDRAWN 6, JOB_CLOSED 7, NUDGED 8.
             * @enum {integer}
             */
            what: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /** @description Name of who did it; absent when it happened by itself. */
            by?: string;
            /** @description With STATUS. */
            from?: components["schemas"]["RequestStatus"];
            /** @description With STATUS. */
            to?: components["schemas"]["RequestStatus"];
            text?: string;
        };
        OtherApplication: {
            applicationId: components["schemas"]["Id"];
            jobId: components["schemas"]["Id"];
            vacancyName: string;
            requestStatus: components["schemas"]["RequestStatus"];
            appliedAt: components["schemas"]["DateTime"];
        };
        /**
         * @description The applicant never gets rating, hrNotes, answersMatch, contact and otherApplications, and sees a status, a message and an interview
         *     only once their notice has left. The list of job requests leaves out profileSnapshot and otherApplications unless it is asked for one
         *     applicationId. What the applicant gave (snapshot, résumé, cover note, answers) is not HR's to read any more once the application was
         *     withdrawn, and is deleted for both when the days consented to are over.
         */
        Application: {
            applicationId: components["schemas"]["Id"];
            jobId: components["schemas"]["Id"];
            job: components["schemas"]["ApplicationJob"];
            applicant: components["schemas"]["Applicant"];
            requestStatus: components["schemas"]["RequestStatus"];
            appliedAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            seenAt?: components["schemas"]["DateTime"];
            withdrawnAt?: components["schemas"]["DateTime"];
            /** @description Status 3 because the job closed; candidates read "Position closed". */
            answeredByClosing?: boolean;
            /** @description For the applicant: moved since they last asked for this list. */
            isNew?: boolean;
            /** @description For HR, while the notice of the last move waits; until then the earlier status may be set again. */
            notifyAt?: components["schemas"]["DateTime"];
            /** @description For HR, while a notice waits: what the candidate knows. Set again, it takes back every move since then without a word. */
            undoTo?: components["schemas"]["RequestStatus"];
            /** @description For the applicant: unanswered for 14 days and not nudged yet. */
            canNudge?: boolean;
            coverNote?: string;
            resume?: components["schemas"]["DocumentFile"];
            profileSnapshot?: components["schemas"]["ProfileSnapshot"];
            answers: components["schemas"]["GivenAnswer"][];
            /** @description No knockoutAnswer was missed. */
            answersMatch?: boolean;
            matchedSkills?: string[];
            shareContact: boolean;
            /** @description With shareContact, once the applicant was told that they are accepted. */
            contact?: components["schemas"]["ApplicantContact"];
            /** @description 0 means not rated. */
            rating?: number;
            /** @description Newest first. */
            hrNotes?: components["schemas"]["HrNote"][];
            messageToCandidate?: string;
            interview?: components["schemas"]["Interview"];
            /** @description Oldest first. */
            timeline: components["schemas"]["ApplicationStep"][];
            /** @description More than 14 days in status 1, opened or not. */
            overdue: boolean;
            /** @description Of this person to the caller's other jobs. */
            otherApplications?: components["schemas"]["OtherApplication"][];
        };
        AppliedTotals: {
            active: components["schemas"]["Count"];
            decided: components["schemas"]["Count"];
            withdrawn: components["schemas"]["Count"];
        };
        JobRequestFilters: {
            /** @description In name and skills. */
            text?: string;
            ratingMin?: number;
            city?: string;
            answersMatch?: boolean;
            unseen?: boolean;
            overdue?: boolean;
            /** @description Applied on this day or later, in UTC. */
            from?: components["schemas"]["Date"];
            to?: components["schemas"]["Date"];
        };
        /** @description Rows per request status, whatever status the list is filtered by. Of a page after a cursor, as they were counted for the first page. */
        ApplicationsByStatus: {
            1: components["schemas"]["Count"];
            2: components["schemas"]["Count"];
            3: components["schemas"]["Count"];
            4: components["schemas"]["Count"];
        };
        /** @description How the applications to one job, or to all of the caller's, were dealt with. */
        JobReport: {
            /** @description All that came */
            applications: components["schemas"]["Count"];
            /** @description Moved, told of the closing, or withdrawn before. */
            answered: components["schemas"]["Count"];
            withdrawn?: components["schemas"]["Count"];
            views?: components["schemas"]["Count"];
            /** @description Absent before the first answer. */
            medianDaysToAnswer?: number;
            /** @description Of the rated ones; absent without any. */
            averageRating?: number;
            /** @description Applications that missed no knockoutAnswer. */
            answersMatch?: components["schemas"]["Count"];
            byStatus: components["schemas"]["ApplicationsByStatus"];
            /** @description The last 30 days, oldest first, in UTC. */
            perDay: {
                date: components["schemas"]["Date"];
                applications: components["schemas"]["Count"];
            }[];
        };
        /** @description What is left out stays as it is. Moves follow product 5; every move is kept in the timeline. */
        VerifyJobApplicationRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            /** @description With an interview a single one. */
            applicationIds: components["schemas"]["Id"][];
            /** @description Of the application this is based on, with a single id. */
            updatedAt?: components["schemas"]["DateTime"];
            requestStatus?: components["schemas"]["RequestStatus"];
            messageToCandidate?: string;
            /** @description null calls it off. */
            interview?: components["schemas"]["Interview"] | null;
            /** @description 0 takes the rating away. */
            rating?: number;
            /** @description Added to hrNotes. */
            note?: string;
            /** @description When the notice of the move leaves, within 7 days; in 10 minutes for 2 and 3, and never earlier; at once for 1 and 4, when left out. */
            notifyAt?: components["schemas"]["DateTime"];
        };
        HeldTicket: {
            ticket: components["schemas"]["Ticket"];
            event: components["schemas"]["Event"];
        };
        TicketDetails: {
            ticket: components["schemas"]["Ticket"];
            /** @description The other tickets of the order that the caller holds. */
            siblings: components["schemas"]["Ticket"][];
            event: components["schemas"]["Event"];
            /** @description From one hour before the start, unless the ticket is disputed. */
            onlineUrl?: components["schemas"]["EventUrl"];
            useLiveRoom?: boolean;
            refundPolicy?: components["schemas"]["RefundPolicy"];
            refundNote?: string;
            /** @description When the server said so; shown offline. */
            asOf: components["schemas"]["DateTime"];
        };
        Company: {
            /** @description The member's userId. */
            companyId: components["schemas"]["Id"];
            companyName: string;
            companyImage?: string;
            companyLocation?: components["schemas"]["Place"];
        };
        Comment: {
            commentId: components["schemas"]["Id"];
            feedId: components["schemas"]["Id"];
            feedType: components["schemas"]["FeedType"];
            /** @description Absent on a comment of the first level. There is one level of replies. */
            parentCommentId?: components["schemas"]["Id"];
            author: components["schemas"]["Author"];
            /** @description Plain text. Empty when deleted. */
            text: components["schemas"]["ShownText"];
            mentions?: components["schemas"]["Mentions"];
            createdAt: components["schemas"]["DateTime"];
            /** @description Absent when it was never edited. */
            editedAt?: components["schemas"]["DateTime"];
            counts: {
                likes: components["schemas"]["Count"];
                replies: components["schemas"]["Count"];
            };
            viewer: {
                isLiked: boolean;
                canEdit: boolean;
                canDelete: boolean;
            };
            /**
             * @description VISIBLE 0, DELETED 1 (kept only while it has replies), HIDDEN 2 (by the owner of the post, who alone still gets it with its author).
             * @enum {integer}
             */
            state: 0 | 1 | 2;
        };
        /** @description ADD needs text; EDIT needs commentId and text; DELETE, HIDE and SHOW need commentId. */
        CommentRequest: {
            userId: components["schemas"]["Id"];
            /**
             * @description ADD 0, EDIT 1, DELETE 2, HIDE 3, SHOW 4.
             * @enum {integer}
             */
            action: 0 | 1 | 2 | 3 | 4;
            feedId: components["schemas"]["Id"];
            feedType: components["schemas"]["FeedType"];
            commentId?: components["schemas"]["Id"];
            /** @description ADD only. A reply to a reply goes to the same parent. */
            parentCommentId?: components["schemas"]["Id"];
            text?: string;
            /** @description ADD and EDIT only. */
            mentions?: components["schemas"]["Mentions"];
            clientId: components["schemas"]["ClientId"];
        };
        ShareLink: {
            /** Format: uri */
            shareUrl: string;
            /** @description Token of share/{encryptedParam} (specification 9). */
            encryptedParam: string;
        };
        /**
         * @description A FeedType, or live room 12 (feedId is its channelName), or recording 13 (feedId is its recordingId).
         * @enum {integer}
         */
        ReportableType: 2 | 3 | 4 | 5 | 6 | 8 | 10 | 11 | 12 | 13;
        ReportRequest: {
            userId: components["schemas"]["Id"];
            feedId: components["schemas"]["Id"];
            feedType: components["schemas"]["ReportableType"];
            /** @description The report is about this comment. */
            commentId?: components["schemas"]["Id"];
            reason: components["schemas"]["ReportReason"];
            details?: string;
            /** @description Also blocks the author. */
            block?: boolean;
        };
        ReportReceipt: {
            reportId: components["schemas"]["Id"];
        };
        /** @description Either userId with currentPassword inside a session, or the resetToken of verify without one. */
        ChangePasswordRequest: {
            userId?: components["schemas"]["Id"];
            currentPassword?: string;
            resetToken?: components["schemas"]["ResetToken"];
            newPassword: components["schemas"]["NewPassword"];
            /** @description Ends every other session of this account. */
            logoutOthers?: boolean;
        };
        PasswordChanged: {
            message: components["schemas"]["Message"];
            /** @description With resetToken */
            response?: components["schemas"]["Session"];
        };
        DeleteAccountRequest: {
            userId: components["schemas"]["Id"];
            otp: components["schemas"]["Otp"];
            reason?: string;
        };
        /**
         * @description CERTIFICATION 1, EVENT 2, PLAN_UPGRADE 3 (specification 3).
         * @enum {integer}
         */
        TransactionType: 1 | 2 | 3;
        /**
         * @description PENDING 0, SUCCEEDED 1, FAILED 2, REFUNDED 3, PARTLY_REFUNDED 4, CANCELLED 5.
         * @enum {integer}
         */
        TransactionStatus: 0 | 1 | 2 | 3 | 4 | 5;
        /** @description The card payment provider's own id of the payment. */
        ProviderRef: string;
        Transaction: {
            transactionId: components["schemas"]["Id"];
            type: components["schemas"]["TransactionType"];
            title: string;
            status: components["schemas"]["TransactionStatus"];
            /** @description All-in; tax and fee are parts of it. */
            amount: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            amountRefunded: components["schemas"]["Money"];
            items: {
                name: string;
                qty: number;
                unitAmount: components["schemas"]["Money"];
            }[];
            /** @description Absent until a card was charged. */
            card?: {
                brand: string;
                last4: string;
            };
            refunds: {
                amount: components["schemas"]["Money"];
                refundedAt: components["schemas"]["DateTime"];
                reason?: string;
            }[];
            /**
             * @description The bank of whoever paid has asked for the money back (a chargeback). While OPEN nothing is paid back and the tickets open no
             *     door. WON, it stays paid; LOST, the bank has taken it back, and status says REFUNDED or PARTLY_REFUNDED. A bank may decide
             *     anew: LOST becomes WON, and what was bought is given again or paid back.
             */
            dispute?: {
                /** @enum {string} */
                state: "OPEN" | "WON" | "LOST";
                amount: components["schemas"]["Money"];
                openedAt: components["schemas"]["DateTime"];
                /** @description Absent while OPEN. */
                closedAt?: components["schemas"]["DateTime"];
            };
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
            providerRef?: components["schemas"]["ProviderRef"];
            /** @description The card was one for trying things out: no money was taken, and the receipt says so. */
            testMode?: boolean;
            receiptNumber?: string;
            receiptUrl?: string;
            eventId?: components["schemas"]["Id"];
            ticketIds?: components["schemas"]["Id"][];
            documentId?: components["schemas"]["Id"];
            /** @description While PENDING, until when it can be resumed. */
            holdUntil?: components["schemas"]["DateTime"];
            paidAt?: components["schemas"]["DateTime"];
            /** @description Where the receipt was sent when it was not the member's own address. */
            receiptEmail?: string;
            /** @description Of the last card that was refused, in the words of the provider; with FAILED, and with PENDING until another card is tried. */
            failureMessage?: string;
        };
        /** @description One per currency; sums are never mixed. Only what was paid counts, also when it was paid back since. */
        TransactionTotal: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            amountRefunded: components["schemas"]["Money"];
            count: components["schemas"]["Count"];
        };
        /** @description HTML of the server; clients pass it through their sanitiser. */
        AboutPage: {
            content: string;
            terms: string;
            privacy: string;
            version: string;
            sourceUrl?: components["schemas"]["HttpsUrl"];
            statusUrl?: components["schemas"]["HttpsUrl"];
        };
        /** @description The empty object; asks for the contact data. */
        ContactLookup: Record<string, never>;
        ContactRequest: {
            name: string;
            email: components["schemas"]["Email"];
            /**
             * @description ACCOUNT 1, PAYMENT 2, SAFETY 3, BUG 4, OTHER 5.
             * @enum {integer}
             */
            topic: 1 | 2 | 3 | 4 | 5;
            subject: string;
            message: string;
            /** @description Attachment (presignedUrl, purpose DOCUMENT 5). Needs a session. */
            mediaKey?: string;
            /** @description A trap for robots that people never see. A message with it is answered and dropped. */
            homepage?: string;
            clientId?: components["schemas"]["ClientId"];
        };
        ContactPage: {
            email: string;
            phone: string;
            address: string;
            hours?: string;
        };
        ContactReceipt: {
            /** @description To be quoted in further questions. */
            reference: string;
        };
        /**
         * @description GIVEN 1, RECEIVED 2, PENDING 3 (specification 3). PENDING holds requests in both directions and what is written but not yet shown.
         * @enum {integer}
         */
        RecommendationType: 1 | 2 | 3;
        /**
         * @description What the author was to the receiver. MANAGER 1, COLLEAGUE 2, REPORT 3, CLIENT 4, TEACHER 5, OTHER 6.
         * @enum {integer}
         */
        Relationship: 1 | 2 | 3 | 4 | 5 | 6;
        Recommendation: {
            recommendationId: components["schemas"]["Id"];
            /** @description Who writes, or is asked to. */
            fromUser: components["schemas"]["Author"];
            /** @description Who is recommended. */
            toUser: components["schemas"]["Author"];
            relationship: components["schemas"]["Relationship"];
            /** @description Of the author at that time. */
            position?: string;
            /** @description Absent until it is written. */
            text?: string;
            /** @description For the two of them only. */
            requestMessage?: string;
            state: components["schemas"]["RecommendationState"];
            createdAt: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
        };
        AskRecommendationRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            /** @description A connection. */
            otherUserId: components["schemas"]["Id"];
            /**
             * @description REQUEST 0.
             * @enum {integer}
             */
            action: 0;
            relationship: components["schemas"]["Relationship"];
            position?: string;
            requestMessage?: string;
        };
        /** @description With recommendationId the answer to a request, or a new version of one's own text that is not shown yet. */
        WriteRecommendationRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            recommendationId?: components["schemas"]["Id"];
            /** @description Who is recommended, a connection. */
            otherUserId: components["schemas"]["Id"];
            /**
             * @description WRITE 1.
             * @enum {integer}
             */
            action: 1;
            relationship: components["schemas"]["Relationship"];
            position?: string;
            text: string;
        };
        ChangeRecommendationRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            /**
             * @description SHOW 2, HIDE 3 (the receiver), DECLINE 4 (who is asked), WITHDRAW 5 (who asked), DELETE 6 (the author, or the receiver, who cannot delete what was declined).
             * @enum {integer}
             */
            action: 2 | 3 | 4 | 5 | 6;
            recommendationId: components["schemas"]["Id"];
        };
        /**
         * @description CONNECTION 1, JOB_POST 2, EVENTS 3, BUSINESS_POST 6, CONNECTION_REQUEST_ACCEPT 7, HR_ACCOUNT_FOLLOWED 9, BRAND_ACCOUNT_FOLLOWED 10,
         *     BUSINESS_ACCOUNT_FOLLOWED 11, LIVE_STREAM_STARTED 12, JOBSEEKER_POST_CREATED 13, HR_POST_CREATED 14, HR_POST_AND_COMMENT_LIKED 15,
         *     HR_POST_COMMENT 16, JOBSEEKER_POST_AND_COMMENT_LIKED 17, JOBSEEKER_POST_COMMENT 18 (specification 9). Ours:
         *     JOB_APPLICATION_RECEIVED 19, JOB_APPLICATION_STATUS 20, EVENT_TICKET 21, EVENT_CHANGED 22, WAITLIST_OFFER 23, VERIFICATION 24,
         *     RECOMMENDATION 25, CHAT_MESSAGE 26, REPORT_OUTCOME 27, TRANSACTION 28, MENTION 29, RECORDING_READY 30.
         *     Open on purpose: a client shows a type it does not know and opens nothing.
         */
        NotificationType: number;
        /** @description Events of one kind about one thing come as one notification; groupKey names the group. */
        Notification: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description The body text. */
            notification: string;
            time: components["schemas"]["DateTime"];
            /**
             * @description 0 is unread; 1 or true is read (specification 3). The reference API sends 0 and 1.
             * @enum {unknown}
             */
            status: 0 | 1 | true;
            type: components["schemas"]["NotificationType"];
            /** @description The post, job, event or other thing that it is about. */
            post_id?: components["schemas"]["Id"];
            /** @description With LIVE_STREAM_STARTED and RECORDING_READY. */
            channelName?: components["schemas"]["ChannelName"];
            /** @description Of post_id. */
            feedType?: components["schemas"]["FeedType"];
            /** @description The comment to scroll to. */
            commentId?: components["schemas"]["Id"];
            /** @description With JOB_APPLICATION_STATUS: what the applicant was told last, which says in which list the application stands. */
            requestStatus?: components["schemas"]["RequestStatus"];
            /** @description The member who caused it, for the profile; beside userType. */
            userId?: components["schemas"]["Id"];
            userType?: components["schemas"]["Role"];
            actors?: components["schemas"]["Author"][];
            actorCount?: components["schemas"]["Count"];
            groupKey?: string;
        };
        VerificationRequestListRequest: {
            userId: components["schemas"]["Id"];
            /**
             * @description LIST 0, REQUEST 1, CANCEL 2.
             * @enum {integer}
             */
            action: 0 | 1 | 2;
            /** @description With LIST a filter; else whose item, with documentId. */
            documentType?: components["schemas"]["VerificationType"];
            /** @description With LIST a filter. Not needed to REQUEST types 5 and 6. */
            documentId?: components["schemas"]["Id"];
            /** @description The owner, when HR asks a connection or an applicant of its own jobs. */
            otherUserId?: components["schemas"]["Id"];
            /** @description With LIST; 1 when left out. */
            pageIndex?: components["schemas"]["PageIndex"];
        };
        VerificationItem: {
            documentId: components["schemas"]["Id"];
            documentType: components["schemas"]["VerificationType"];
            title: string;
            owner: components["schemas"]["Author"];
            status: components["schemas"]["VerificationStatus"];
            /** @description The owner or an HR member; absent with status 0. */
            requestedBy?: components["schemas"]["Author"];
            requestedAt?: components["schemas"]["DateTime"];
            sentAt?: components["schemas"]["DateTime"];
            verifiedAt?: components["schemas"]["DateTime"];
            verifier?: string;
            files: components["schemas"]["DocumentFiles"];
            /** @description 0 means that there is no payment step. */
            fee: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Why it was sent back. */
            reason?: string;
            updatedAt: components["schemas"]["DateTime"];
        };
        /**
         * @description LIVE takes money. TEST is the provider's test mode and SANDBOX the server's own stand-in; both take none and say so on every page.
         * @enum {string}
         */
        PaymentMode: "LIVE" | "TEST" | "SANDBOX";
        PaymentIntentResponse: {
            /** @description Client secret for the card form of the provider (specification 3). Never stored, never logged; only its owner gets it. */
            paymentIntent: string;
            /** @description With which the card form of the provider is opened. */
            publishableKey: string;
            mode: components["schemas"]["PaymentMode"];
        };
        PremiumPlan: {
            /** @description The feature list as HTML; shown through the sanitizer. */
            content: string;
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Absent for premium members */
            paymentIntentResponse?: components["schemas"]["PaymentIntentResponse"];
            /** @description Beside paymentIntentResponse. */
            transactionId?: components["schemas"]["Id"];
            /** @description For premium members. */
            premiumSince?: components["schemas"]["DateTime"];
        };
        PremiumState: {
            /** @constant */
            premiumUser: 1;
            premiumSince: components["schemas"]["DateTime"];
            transactionId?: components["schemas"]["Id"];
        };
        /** @description 1 by e-mail, 2 inside the app (specification 4). 100 plus a notification type is that kind, so 117 mutes the likes of a job seeker's posts. */
        NotificationToggleType: number;
        /** @description A missing value shows as off (specification 3). */
        NotificationSettings: {
            email_notification_status?: boolean;
            notification_status?: boolean;
            /** @description The single toggles; a kind that is not listed is on. */
            list?: {
                type: components["schemas"]["NotificationToggleType"];
                value: boolean;
            }[];
        };
        /** @description Applications by request status (specification 4), and how many wait longer than 14 days. */
        ApplicationSummary: {
            /** @description NOT_ACCEPTED 1. The first state; applicants read "Under review". */
            notAccepted: components["schemas"]["Count"];
            /** @description ACCEPTED 2. */
            accepted: components["schemas"]["Count"];
            /** @description REJECTED 3. */
            rejected: components["schemas"]["Count"];
            /** @description HOLD 4. */
            hold: components["schemas"]["Count"];
            overdue: components["schemas"]["Count"];
        };
        JobSeekerTiles: {
            /** @enum {integer} */
            role: 1;
            /** @description Percent. */
            profileStrength: number;
            applications: components["schemas"]["ApplicationSummary"];
        };
        HrTiles: {
            /** @enum {integer} */
            role: 2;
            openJobs: components["schemas"]["Count"];
            newApplicants: components["schemas"]["Count"];
            /** @description Applications without an answer for more than 14 days. */
            overdueAnswers: components["schemas"]["Count"];
            interviewsThisWeek: components["schemas"]["Count"];
            /** @description Jobs past their date that still hold unanswered applications. */
            expiredJobs: components["schemas"]["Count"];
        };
        TicketSales: {
            tickets: components["schemas"]["Count"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        BrandTiles: {
            /** @enum {integer} */
            role: 3;
            followers: components["schemas"]["Count"];
            /** @description In 30 days; negative when more left than came. */
            followersGained: number;
            /** @description Different members who liked or answered a post of the last 30 days. Nobody is counted for having looked. */
            reach: components["schemas"]["Count"];
            /** @description Likes, comments and shares of the posts of the last 30 days. */
            engagement: components["schemas"]["Count"];
            /** @description Of the last 30 days; absent while no post of them was liked or answered. */
            bestPost?: components["schemas"]["FeedItem"];
            /** @description One sum for each currency. */
            ticketSales: components["schemas"]["TicketSales"][];
        };
        /**
         * @description PUBLIC 0, CONNECTIONS 1, ONLY_ME 2.
         * @enum {integer}
         */
        RecordingVisibility: 0 | 1 | 2;
        Recording: {
            recordingId: components["schemas"]["Id"];
            channelName: components["schemas"]["ChannelName"];
            mediaType: components["schemas"]["StreamMediaType"];
            title: string;
            /** @description Of its room. */
            description?: string;
            host: components["schemas"]["Author"];
            startedAt: components["schemas"]["DateTime"];
            durationSec: number;
            sizeBytes: number;
            /** @description With READY and PARTIAL. */
            url?: string;
            /** @description A still of the film, with READY and PARTIAL. Absent where there is none, as of sound. */
            posterUrl?: string;
            captionsUrl?: string;
            visibility: components["schemas"]["RecordingVisibility"];
            /**
             * @description PROCESSING 0, READY 1, FAILED 2, PARTIAL 3 (ended unexpectedly, durationSec is what was saved).
             * @enum {integer}
             */
            state: 0 | 1 | 2 | 3;
            /** @description Per cent; with PROCESSING. */
            progress?: number;
            /** @description For its host, with FAILED, and with PARTIAL why it is not all. */
            failureReason?: string;
            views: components["schemas"]["Count"];
            likes: components["schemas"]["Count"];
            isLiked: boolean;
            isOwner: boolean;
        };
        BusinessTiles: {
            /** @enum {integer} */
            role: 4;
            followers: components["schemas"]["Count"];
            /** @description In 30 days; negative when more left than came. */
            followersGained: number;
            /** @description One sum for each currency. */
            ticketSales: components["schemas"]["TicketSales"][];
            upcomingEvents: components["schemas"]["Count"];
            /** @description The latest. */
            recordings: components["schemas"]["Recording"][];
        };
        /** @description One thing that makes the network work better for this member. Clients show their own text for it. */
        DashboardStep: {
            step: components["schemas"]["ProfileStep"];
            have: components["schemas"]["Count"];
            /** @description Done when have reaches it. */
            need: number;
        };
        MemberSuggestion: {
            member: components["schemas"]["Author"];
            /** @description False in an answer, for who is followed is not suggested; clients turn it with `followUser`. */
            isFollowing: boolean;
            /** @description Why, such as "3 shared connections". */
            reason: string;
        };
        LiveNow: {
            host: components["schemas"]["Author"];
            live: components["schemas"]["LiveCard"];
        };
        UpcomingItem: {
            /**
             * @description TICKET 0 (with ticketId and eventId), OWN_EVENT 1 (with eventId), INTERVIEW 2 (with applicationId).
             * @enum {integer}
             */
            kind: 0 | 1 | 2;
            title: string;
            startAt: components["schemas"]["DateTime"];
            timezone: components["schemas"]["IanaZone"];
            /** @description Ready to read. */
            place?: string;
            imageUrl?: string;
            ticketId?: components["schemas"]["Id"];
            eventId?: components["schemas"]["Id"];
            applicationId?: components["schemas"]["Id"];
            /** @description Where the application of a job seeker's interview stands. */
            requestStatus?: components["schemas"]["RequestStatus"];
        };
        JobPipeline: {
            jobId: components["schemas"]["Id"];
            vacancyName: string;
            applyBy: components["schemas"]["Date"];
            /** @description Not seen yet. */
            newApplicants: components["schemas"]["Count"];
            applications: components["schemas"]["ApplicationSummary"];
        };
        Dashboard: {
            /** @description The caller's own. Absent while there is none. */
            headline?: string;
            tiles: components["schemas"]["JobSeekerTiles"] | components["schemas"]["HrTiles"] | components["schemas"]["BrandTiles"] | components["schemas"]["BusinessTiles"];
            /** @description What is open first, the best of it first; what is done follows. Empty once all is done. */
            nextSteps: components["schemas"]["DashboardStep"][];
            suggestions: components["schemas"]["MemberSuggestion"][];
            /** @description Members to connect with, none of them among the suggestions. Job seekers and HR only; absent for others. */
            mayKnow?: components["schemas"]["ConnectionSuggestion"][];
            liveNow: components["schemas"]["LiveNow"][];
            /** @description Soonest first. */
            upcoming: components["schemas"]["UpcomingItem"][];
            /** @description Public posts that many liked and answered lately, for a member who follows and knows nobody yet; empty for others. */
            popular: components["schemas"]["FeedItem"][];
            /** @description One row for each open job. HR only; empty for others. */
            pipeline: components["schemas"]["JobPipeline"][];
        };
        /**
         * @description Without a session only purpose PROFILE 1 is allowed (the picture of a registration). Limits: pictures 10 MB, videos 200 MB,
         *     documents 10 MB, recordings 2 GB. The content is checked again when the mediaKey is used.
         */
        PresignedUrlRequest: {
            userId?: components["schemas"]["Id"];
            /**
             * @description PROFILE 1, POST 2, CHAT 3, RESUME 4, DOCUMENT 5, EVENT 6, RECORDING 7.
             * @enum {integer}
             */
            purpose: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            fileName: string;
            contentType: string;
            /** @description Bytes. */
            size: number;
        };
        /**
         * @description Where to send the file. With partSize the file goes up in parts of that size, one to each of partUrls in order; otherwise whole to
         *     uploadUrl. The upload is complete at the first use of mediaKey; objects never used are removed after 24 hours.
         */
        PresignedUrl: {
            /** @description Absolute, or a path of this host. */
            uploadUrl: string;
            /** @enum {string} */
            method: "PUT";
            /** @description To be sent as they are. */
            headers: {
                [key: string]: string;
            };
            mediaKey: string;
            /** @description Seconds. */
            expiresIn: number;
            /** @description Bytes. */
            partSize?: number;
            partUrls?: string[];
        };
        Attendee: {
            packageId: components["schemas"]["Id"];
            attendeeName: components["schemas"]["AttendeeName"];
            attendeeEmail?: components["schemas"]["Email"];
            answers?: components["schemas"]["AttendeeAnswer"][];
        };
        Checkout: {
            paymentIntentResponse: components["schemas"]["PaymentIntentResponse"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        EventTicketPurchaseRequest: {
            userId: components["schemas"]["Id"];
            transactionId: components["schemas"]["Id"];
            /** @description One for each seat of the hold. */
            attendees: components["schemas"]["Attendee"][];
            buyerEmail: components["schemas"]["Email"];
        };
        /** @description The tickets are there once transaction.status is SUCCEEDED; while the bank still confirms, tickets is empty. */
        Purchase: {
            tickets: components["schemas"]["Ticket"][];
            transaction: components["schemas"]["Transaction"];
        };
        GetTransactionIdRequest: {
            userId: components["schemas"]["Id"];
            /**
             * @description HOLD 0, also when absent; RELEASE 1.
             * @enum {integer}
             */
            action?: 0 | 1;
            /** @description Of a new hold. */
            type?: components["schemas"]["TransactionType"];
            /** @description An existing hold. */
            transactionId?: components["schemas"]["Id"];
            eventId?: components["schemas"]["Id"];
            /** @description At most 40 tickets, over all packages. */
            items?: {
                packageId: components["schemas"]["Id"];
                quantity: number;
            }[];
            /** @description Takes the seats that a waiting list offered. */
            waitlistId?: components["schemas"]["Id"];
            documentId?: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
        };
        /** @description A transaction before its payment. Seats are kept until holdUntil. */
        Hold: {
            transactionId: components["schemas"]["Id"];
            type: components["schemas"]["TransactionType"];
            /** @enum {string} */
            state: "HELD" | "PAID" | "EXPIRED" | "RELEASED";
            /** @description While HELD, with EVENT: 15 minutes after the hold was made. */
            holdUntil?: components["schemas"]["DateTime"];
            /** @description Beside holdUntil: how long that is by the clock of the server. Devices whose clock is wrong count from this. */
            secondsLeft?: number;
            eventId?: components["schemas"]["Id"];
            documentId?: components["schemas"]["Id"];
            /** @description With EVENT. */
            items: {
                packageId: components["schemas"]["Id"];
                packageName: string;
                quantity: number;
                unitAmount: components["schemas"]["Money"];
            }[];
            total: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        SendForVerificationRequest: {
            userId: components["schemas"]["Id"];
            clientId?: components["schemas"]["ClientId"];
            documentId: components["schemas"]["Id"];
            documentType: components["schemas"]["VerificationType"];
            /** @description Keys that presignedUrl gave with purpose DOCUMENT 5. */
            files: string[];
            /** @description Of the paid fee; required when the fee is above 0. */
            transactionId?: components["schemas"]["Id"];
            /** @constant */
            consent: true;
        };
        LiveTitle: string;
        /**
         * @description EVERYONE 0, FOLLOWERS 1, TICKET_HOLDERS 2.
         * @enum {integer}
         */
        LiveVisibility: 0 | 1 | 2;
        LiveStartRequest: {
            userId: components["schemas"]["Id"];
            mediaType: components["schemas"]["StreamMediaType"];
            title: components["schemas"]["LiveTitle"];
            description?: string;
            visibility: components["schemas"]["LiveVisibility"];
            /** @description An own event. */
            eventId?: components["schemas"]["Id"];
            clientId: components["schemas"]["ClientId"];
        };
        /**
         * @description HOST_AWAY lasts at most 60 seconds.
         * @enum {string}
         */
        LiveState: "LIVE" | "HOST_AWAY" | "ENDED";
        /**
         * @description HOST 0, AUDIENCE 1 (specification 3).
         * @enum {integer}
         */
        LiveRole: 0 | 1;
        LiveChannel: {
            channelName: components["schemas"]["ChannelName"];
            mediaType: components["schemas"]["StreamMediaType"];
            title: string;
            description?: string;
            /** @description A picture of what is on air, a minute old at most. Absent for sound, and where Agora carries the room. */
            posterUrl?: string;
            host: components["schemas"]["Author"];
            visibility: components["schemas"]["LiveVisibility"];
            eventId?: components["schemas"]["Id"];
            startedAt: components["schemas"]["DateTime"];
            endedAt?: components["schemas"]["DateTime"];
            audience: components["schemas"]["Count"];
            peak: components["schemas"]["Count"];
            likes: components["schemas"]["Count"];
            isRecording: boolean;
            /** @description The running recording for the host; after the end, the one that may be watched. */
            recordingId?: components["schemas"]["Id"];
            commentsOff: boolean;
            /** @description Least time between two comments of one member; 0 is off. */
            slowModeSec: number;
            pinnedCommentId?: components["schemas"]["Id"];
            state: components["schemas"]["LiveState"];
            viewerRole: components["schemas"]["LiveRole"];
            isLiked: boolean;
            /** @description Follows the host. */
            isFollowing: boolean;
            /** @description The host has muted the caller. */
            isMuted?: boolean;
            /**
             * @description What keeps the caller out; OPEN when nothing does.
             * @enum {string}
             */
            access: "OPEN" | "FOLLOWERS" | "TICKET_HOLDERS" | "FULL" | "REMOVED";
        };
        RecordingUpload: {
            recordingId: components["schemas"]["Id"];
            /** @description Length of a part in seconds. */
            partSec: number;
            /** @description Where the browser PUTs the next parts, in order. Empty when the media server records by itself. */
            uploadUrls: {
                partNumber: number;
                url: string;
            }[];
        };
        /** @description Ends a running recording, or changes one that is READY or PARTIAL. */
        RecordStopRequest: {
            userId: components["schemas"]["Id"];
            recordingId: components["schemas"]["Id"];
            title: components["schemas"]["LiveTitle"];
            visibility: components["schemas"]["RecordingVisibility"];
            /** @description mediaKey of an uploaded WebVTT file. */
            captionsKey?: string;
        };
        /**
         * @description ADD 0 needs text and clientId. The rest is the host's: HIDE 1 and PIN 2 need commentId (PIN without it unpins), KICK 3, MUTE 4 and
         *     ALLOW 6, which takes both back, need otherUserId, SET 5 needs commentsOff, slowModeSec or both.
         */
        AddCommentRequest: {
            userId: components["schemas"]["Id"];
            channelName: components["schemas"]["ChannelName"];
            /**
             * @description ADD 0, HIDE 1, PIN 2, KICK 3, MUTE 4, SET 5, ALLOW 6.
             * @enum {integer}
             */
            action: 0 | 1 | 2 | 3 | 4 | 5 | 6;
            text?: string;
            commentId?: components["schemas"]["Id"];
            otherUserId?: components["schemas"]["Id"];
            commentsOff?: boolean;
            slowModeSec?: number;
            clientId?: components["schemas"]["ClientId"];
        };
        /** @description The same commentId again replaces the earlier one. */
        LiveComment: {
            commentId: components["schemas"]["Id"];
            channelName: components["schemas"]["ChannelName"];
            /** @description Only for its author. */
            clientId?: components["schemas"]["ClientId"];
            author: components["schemas"]["Author"];
            text: string;
            createdAt: components["schemas"]["DateTime"];
            /** @enum {string} */
            state: "VISIBLE" | "HIDDEN" | "PINNED";
        };
        /** @description Whom the host has removed from a room (KICK 3), or keeps from commenting in it (MUTE 4). */
        KeptOut: {
            member: components["schemas"]["Author"];
            /** @enum {integer} */
            action: 3 | 4;
        };
        /**
         * @description Plain WebRTC. The browser POSTs its offer as application/sdp with `Authorization: Bearer {token}` to serverUrl and gets the answer:
         *     WHIP (RFC 9725) for the host, WHEP for the audience. The media server is a process of its own, so its address is not in this document.
         */
        WebRtcAccess: {
            /** @constant */
            provider: "WEBRTC";
            token: string;
            expiresAt: components["schemas"]["DateTime"];
            serverUrl: string;
            iceServers: {
                urls: string[];
                username?: string;
                credential?: string;
            }[];
        };
        /** @description Used when the host of this API has configured Agora. */
        AgoraAccess: {
            /** @constant */
            provider: "AGORA";
            token: string;
            expiresAt: components["schemas"]["DateTime"];
            appId: string;
            uid: number;
        };
        /** @description How the browser gets to the media plane. */
        LiveAccess: components["schemas"]["WebRtcAccess"] | components["schemas"]["AgoraAccess"];
        /**
         * @description SEND 0 needs messageType and clientId, and with TEXT message, with IMAGE mediaKey, with RECOMMEND recommendationId. DELETE 1 with
         *     messageId deletes one own message within 24 hours for both (forMe false) or any message for the caller alone (forMe true); without
         *     messageId the whole conversation for the caller. TYPING 2 needs nothing more and is told to the friend for 5 seconds.
         */
        SendMessageRequest: {
            userId: components["schemas"]["Id"];
            friendId: components["schemas"]["Id"];
            /**
             * @description SEND 0, DELETE 1, TYPING 2.
             * @enum {integer}
             */
            action: 0 | 1 | 2;
            messageType?: components["schemas"]["MessageType"];
            message?: string;
            mediaKey?: string;
            alt?: string;
            recommendationId?: components["schemas"]["Id"];
            messageId?: components["schemas"]["Id"];
            forMe?: boolean;
            clientId?: components["schemas"]["ClientId"];
        };
        SaveState: {
            isSaved: boolean;
        };
        /** @description A search of the Jobs tab as it stood when it was saved. */
        JobSearch: {
            searchId: components["schemas"]["Id"];
            filters: components["schemas"]["JobFilters"];
            /**
             * @description As in getFeedList: NEWEST 0 (when left out), PAY 1, CLOSING 2, MATCH 3.
             * @enum {integer}
             */
            sort?: 0 | 1 | 2 | 3;
            sortCurrency?: components["schemas"]["Currency"];
            createdAt: components["schemas"]["DateTime"];
        };
        HiddenState: {
            isHidden: boolean;
        };
        TagSuggestion: {
            tag: components["schemas"]["TagName"];
            /** @description Public posts that carry it. */
            posts: components["schemas"]["Count"];
        };
        /** @description The list of the kind that was asked for; the other is empty. */
        MentionSuggestions: {
            /** @description Whom the caller follows or is connected with first, then the most followed. */
            members: components["schemas"]["Author"][];
            /** @description The most used first. */
            tags: components["schemas"]["TagSuggestion"][];
        };
        /** @description A ZIP of everything the member gave, as JSON, media, JSON Resume and CSV (GDPR articles 15 and 20). */
        DataExport: {
            /**
             * @description NONE 0, PREPARING 1, READY 2, FAILED 3.
             * @enum {integer}
             */
            state: 0 | 1 | 2 | 3;
            requestedAt?: components["schemas"]["DateTime"];
            /**
             * Format: uri
             * @description With READY.
             */
            url?: string;
            /** @description With READY. */
            sizeBytes?: number;
            /** @description With READY. The file is removed at this time. */
            expiresAt?: components["schemas"]["DateTime"];
        };
        /** @description A message was sent, or deleted for both (deletedAt is set). The same messageId replaces the earlier one. */
        MessageNewEvent: {
            /** @constant */
            type: "message.new";
            message: components["schemas"]["ChatMessage"];
            /** @description In this conversation. */
            unread: components["schemas"]["Count"];
            unreadTotal: components["schemas"]["Count"];
        };
        /** @description Someone read up to lastMessageId. The friend did, which marks own messages as read, or the member on another device. */
        MessageReadEvent: {
            /** @constant */
            type: "message.read";
            friendId: components["schemas"]["Id"];
            readerId: components["schemas"]["Id"];
            lastMessageId: components["schemas"]["Id"];
            readAt: components["schemas"]["DateTime"];
            unread: components["schemas"]["Count"];
            unreadTotal: components["schemas"]["Count"];
        };
        /** @description The friend is typing; holds for 5 seconds. Without an id line, never replayed. */
        MessageTypingEvent: {
            /** @constant */
            type: "message.typing";
            friendId: components["schemas"]["Id"];
        };
        /** @description A notification, or a group that grew (the same id replaces the earlier one). */
        NotificationNewEvent: {
            /** @constant */
            type: "notification.new";
            /**
             * @description OTHERS 0, SEND_MESSAGE 1 (specification 3), as in the push payload; 1 opens chats.
             * @enum {integer}
             */
            kind: 0 | 1;
            notification: components["schemas"]["Notification"];
            unreadCount: components["schemas"]["Count"];
        };
        /** @description The member read on another device. Without notificationId, all of them. */
        NotificationReadEvent: {
            /** @constant */
            type: "notification.read";
            notificationId?: components["schemas"]["Id"];
            unreadCount: components["schemas"]["Count"];
        };
        /** @description For the applicant and the HR member of the job; requestStatus as the receiver may see it. */
        ApplicationUpdatedEvent: {
            /** @constant */
            type: "application.updated";
            applicationId: components["schemas"]["Id"];
            jobId: components["schemas"]["Id"];
            requestStatus: components["schemas"]["RequestStatus"];
            withdrawnAt?: components["schemas"]["DateTime"];
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description For the holder and every device at the door. USED after a check-in, VALID after an undo. */
        TicketCheckedInEvent: {
            /** @constant */
            type: "ticket.checkedIn";
            ticketId: components["schemas"]["Id"];
            eventId: components["schemas"]["Id"];
            status: components["schemas"]["TicketStatus"];
            checkedInAt?: components["schemas"]["DateTime"];
            gate?: string;
            deviceId?: string;
            /** @description Of the whole event. */
            checkedIn: components["schemas"]["Count"];
        };
        /** @description What everyone in the room sees of it. It ends the room when state is ENDED. */
        LiveStateEvent: {
            /** @constant */
            type: "live.state";
            channelName: components["schemas"]["ChannelName"];
            state: components["schemas"]["LiveState"];
            title: string;
            isRecording: boolean;
            commentsOff: boolean;
            slowModeSec: number;
            pinnedCommentId?: components["schemas"]["Id"];
            /** @description With HOST_AWAY. */
            hostAwayUntil?: components["schemas"]["DateTime"];
            endedAt?: components["schemas"]["DateTime"];
        };
        /** @description A comment was added, hidden or pinned. */
        LiveCommentEvent: {
            /** @constant */
            type: "live.comment";
            /**
             * @description The like/message pair of specification 3.
             * @constant
             */
            kind: 1;
            comment: components["schemas"]["LiveComment"];
        };
        /** @description Sent at most once a second for each room. */
        LiveLikeEvent: {
            /** @constant */
            type: "live.like";
            /**
             * @description The like/message pair of specification 3.
             * @constant
             */
            kind: 0;
            channelName: components["schemas"]["ChannelName"];
            likes: components["schemas"]["Count"];
        };
        /** @description Someone came or left; sent at most once a second for each room. Only the host is told who. */
        LiveAudienceEvent: {
            /** @constant */
            type: "live.audience";
            channelName: components["schemas"]["ChannelName"];
            audience: components["schemas"]["Count"];
            peak: components["schemas"]["Count"];
            joined?: components["schemas"]["Author"][];
            left?: components["schemas"]["Id"][];
        };
        /** @description For the member concerned only. KICK removes from the room, MUTE keeps from commenting, ALLOW takes both back. */
        LiveKickEvent: {
            /** @constant */
            type: "live.kick";
            channelName: components["schemas"]["ChannelName"];
            /**
             * @description KICK 3, MUTE 4, ALLOW 6, the numbers of add-comment.
             * @enum {integer}
             */
            action: 3 | 4 | 6;
        };
        /** @description A recording is no longer PROCESSING. For its owner, and for those who asked to be told once it can be watched. */
        RecordingReadyEvent: {
            /** @constant */
            type: "recording.ready";
            recording: components["schemas"]["Recording"];
        };
        /** @description The server no longer knows the events after Last-Event-ID. The client fetches afresh what it shows. */
        StreamResetEvent: {
            /** @constant */
            type: "stream.reset";
        };
        StreamEvent: components["schemas"]["MessageNewEvent"] | components["schemas"]["MessageReadEvent"] | components["schemas"]["MessageTypingEvent"] | components["schemas"]["NotificationNewEvent"] | components["schemas"]["NotificationReadEvent"] | components["schemas"]["ApplicationUpdatedEvent"] | components["schemas"]["TicketCheckedInEvent"] | components["schemas"]["LiveStateEvent"] | components["schemas"]["LiveCommentEvent"] | components["schemas"]["LiveLikeEvent"] | components["schemas"]["LiveAudienceEvent"] | components["schemas"]["LiveKickEvent"] | components["schemas"]["RecordingReadyEvent"] | components["schemas"]["StreamResetEvent"];
        /** @description An event as the card payment provider sends it. Its shape is the provider's, so more fields are let through. */
        ProviderEvent: {
            id: string;
            type: string;
            data: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "down";
            version: string;
            /** @enum {string} */
            database: "ok" | "down";
            uptimeSec: number;
        };
    };
    responses: {
        /** @description INTERNAL or UNAVAILABLE. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description BAD_REQUEST or BAD_SIGNATURE. The request could not be read, or its signature is wrong, missing or stale. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description CONFLICT or a more telling code (STALE, PHONE_TAKEN, SOLD_OUT, ALREADY_APPLIED, HOLD_EXPIRED). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description VALIDATION with errors by field, or a more telling code (INVALID_CREDENTIALS, OTP_WRONG, OTP_EXPIRED, OTP_LOCKED). */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description RATE_LIMITED, with a Retry-After header in seconds. */
        RateLimited: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description ROLE, NOT_OWNER, PREMIUM_REQUIRED, BLOCKED, SUSPENDED or FORBIDDEN. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description UNAUTHENTICATED. The session is over. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description NOT_FOUND. It does not exist, or you may not see it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description TOO_LARGE. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description TYPE. The content type is not allowed here. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The random id by which a browser is known again where somebody has logged in, as Set-Cookie gave it. It opens nothing: whoever
         *     tries passwords from a device that the member is known at is counted there, and is let through when strangers have used up the
         *     tries of this phone. A value that the server does not know of this phone counts as none.
         */
        KnownDevice: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The cookie `rolecast-device`, for a year from each time that somebody proves who they are: `HttpOnly; SameSite=Lax;
         *     Path=/api/user`, and `Secure` where the server is called by https. It stays when the member logs out. The server keeps a hash of
         *     it with the phone.
         * @example rolecast-device=mT3kz0Jc9Qw5b1uYh7sXr2LfNeV8aPdG4oKiCqZ6tRw; Max-Age=31536000; Path=/api/user; HttpOnly; SameSite=Lax
         */
        KnownDevice: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterJobSeekerRequest"] | components["schemas"]["RegisterHrRequest"] | components["schemas"]["RegisterBrandRequest"] | components["schemas"]["RegisterBusinessRequest"];
            };
        };
        responses: {
            /** @description The account waits for its code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["OtpTicket"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description The random id by which a browser is known again where somebody has logged in, as Set-Cookie gave it. It opens nothing: whoever
                 *     tries passwords from a device that the member is known at is counted there, and is let through when strangers have used up the
                 *     tries of this phone. A value that the server does not know of this phone counts as none.
                 */
                "rolecast-device"?: components["parameters"]["KnownDevice"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["KnownDevice"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    deviceToken?: components["schemas"]["DeviceToken"];
                    allDevices?: boolean;
                    /** @description Ends every session but this one, which goes on. Of no effect with allDevices. */
                    otherDevices?: boolean;
                };
            };
        };
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description The random id by which a browser is known again where somebody has logged in, as Set-Cookie gave it. It opens nothing: whoever
                 *     tries passwords from a device that the member is known at is counted there, and is let through when strangers have used up the
                 *     tries of this phone. A value that the server does not know of this phone counts as none.
                 */
                "rolecast-device"?: components["parameters"]["KnownDevice"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyRequest"];
            };
        };
        responses: {
            /** @description A session, which the cookie comes with; after FORGOT 3 the right to set a new password. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["KnownDevice"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Session"] | components["schemas"]["PasswordReset"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    passwordForgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description If the account exists, a code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["OtpTicket"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendCodeRequest"];
            };
        };
        responses: {
            /** @description Sent. A code that is still valid stays the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["OtpTicket"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    countries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Country"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getFeedList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedListRequest"];
            };
        };
        responses: {
            /**
             * @description Never holds anything of or for a blocked member. Above the first page of ALL and FOLLOWING without a feedType or a tag stand at
             *     most 3 items that announce a live room: on air, of a member whom the caller follows or is connected with, and open to the caller.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["FeedItem"][];
                        /** @description Live rooms are not in it. */
                        count: components["schemas"]["Count"];
                        nextCursor?: components["schemas"]["NextCursor"];
                        snapshotAt: components["schemas"]["DateTime"];
                        /** @description Of open jobs: what was looked for instead of filters.text, of which no job has some word. */
                        correctedText?: string;
                        /** @description Of open jobs, with the first page: what they pay in, whatever the filters, in alphabetical order. */
                        currencies?: components["schemas"]["Currency"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    likeFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    feedId: components["schemas"]["Id"];
                    feedType: components["schemas"]["FeedType"];
                    action: components["schemas"]["Toggle"];
                    clientId?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The state after the call; calling twice changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["LikeState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getFeedDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    feedId: components["schemas"]["Id"];
                    feedType: components["schemas"]["FeedType"];
                    /**
                     * @description Adds one page of the members who like it.
                     * @enum {string}
                     */
                    include?: "likers";
                    /** @description Page of the likers; the first when absent. */
                    pageIndex?: components["schemas"]["PageIndex"];
                    cursor?: components["schemas"]["Cursor"];
                };
            };
        };
        responses: {
            /** @description The item; `count` counts the likers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["FeedDetails"];
                        count?: components["schemas"]["Count"];
                        nextCursor?: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description Whose; the caller's own when left out. */
                    otherUserId?: components["schemas"]["Id"];
                    /** @description Role the caller expects; another one is answered all the same. */
                    userType?: components["schemas"]["Role"];
                    /**
                     * @description Of the caller's own profile: as EVERYONE 0, a CONNECTION 1 or HR 2 sees it.
                     * @enum {integer}
                     */
                    previewAs?: 0 | 1 | 2;
                };
            };
        };
        responses: {
            /** @description The member, how the caller stands to them, and the sections that the caller may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["UserInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getPostedEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    pageIndex: components["schemas"]["PageIndex"];
                    status?: components["schemas"]["EventStatus"];
                    /** @description Absent means the caller. */
                    otherUserId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description One page, the next to start first; ended and cancelled ones with the latest first. Another member's drafts are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["PostedEvent"][];
                        count: components["schemas"]["Count"];
                        /** @description Only of one's own events. */
                        totals?: components["schemas"]["EventTotals"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getEventList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    pageIndex: components["schemas"]["PageIndex"];
                    cursor?: components["schemas"]["Cursor"];
                    filters?: {
                        /** @description Words of the name, the tags and the place. */
                        text?: string;
                        /** @description Events that end after this moment. */
                        from?: components["schemas"]["DateTime"];
                        /** @description Events that start before this moment. */
                        to?: components["schemas"]["DateTime"];
                        /** @description Words of the city or the country, in any case. */
                        city?: string;
                        near?: {
                            lat: number;
                            lng: number;
                            radiusKm: number;
                        };
                        /** @description Online and hybrid only. */
                        online?: boolean;
                        format?: components["schemas"]["EventFormat"];
                        pricing?: components["schemas"]["EventPricing"];
                        category?: components["schemas"]["EventCategory"];
                        /** @description Only what the caller saved. */
                        saved?: boolean;
                    };
                    /**
                     * @description DATE (the next to start first) when absent; PRICE has the cheapest first. DISTANCE needs near.
                     * @enum {string}
                     */
                    sort?: "DATE" | "NEWEST" | "PRICE" | "DISTANCE";
                };
            };
        };
        responses: {
            /** @description One page of published events. Without from, the ones that have not ended. Counted to 1000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Event"][];
                        count: components["schemas"]["Count"];
                        nextCursor: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    manageEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageEventRequest"];
            };
        };
        responses: {
            /** @description The event after the call, the copy with DUPLICATE. No response after DELETE. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response?: components["schemas"]["EventDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    eventDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    eventId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Sales, the door, the waiting list and what was sent. Only for the organiser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["EventPanel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getEventDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    eventId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The event with its packages. Drafts only for their organiser. Each member who looks counts once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["EventDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getPostDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    feedId: components["schemas"]["Id"];
                    feedType: components["schemas"]["FeedType"];
                };
            };
        };
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["PostDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    eventEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventEditRequest"];
            };
        };
        responses: {
            /** @description The event after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["EventDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    manageTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageTicketsRequest"];
            };
        };
        responses: {
            /** @description What the action left behind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["TicketOutcome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    managePackageTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagePackageTicketsRequest"];
            };
        };
        responses: {
            /** @description All packages of the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["TicketPackage"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getFriendList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    pageIndex: components["schemas"]["PageIndex"];
                    /** @description In names and messages. */
                    searchText?: string;
                };
            };
        };
        responses: {
            /** @description One page, the latest message first; connections without messages follow by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Friend"][];
                        count: components["schemas"]["Count"];
                        unreadTotal: components["schemas"]["Count"];
                        /** @description Connection requests waiting for the caller. */
                        requestCount: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getMyConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /**
                     * @description CONNECTED 0, RECEIVED 1, SENT 2, FOLLOWING 3, FOLLOWERS 4, BLOCKED 5, MUTED 6.
                     * @enum {integer}
                     */
                    list: 0 | 1 | 2 | 3 | 4 | 5 | 6;
                    /** @description In the name. */
                    searchText?: string;
                    /**
                     * @description NEWEST 0 (when left out), NAME 1.
                     * @enum {integer}
                     */
                    sort?: 0 | 1;
                    pageIndex: components["schemas"]["PageIndex"];
                };
            };
        };
        responses: {
            /** @description A page of the list, and how many rows each list has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Connection"][];
                        count: components["schemas"]["Count"];
                        counts: components["schemas"]["ConnectionCounts"];
                        /** @description People to connect with, the better reason first. With the first page of CONNECTED without searchText; absent elsewhere, empty for roles 3 and 4. */
                        suggestions?: components["schemas"]["ConnectionSuggestion"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    editProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditProfileRequest"];
            };
        };
        responses: {
            /** @description The member after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    addUserQualification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUserQualificationRequest"];
            };
        };
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Education"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    addWorkExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddWorkExperienceRequest"];
            };
        };
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["WorkExperience"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getCurrentlyWorkingExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description At most 3, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["WorkExperience"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    endCurrentPosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndCurrentPositionRequest"];
            };
        };
        responses: {
            /** @description The item, no longer current. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["WorkExperience"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getWholeMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    friendId: components["schemas"]["Id"];
                    pageIndex: components["schemas"]["PageIndex"];
                    /** @description Only older ones; what scrolling back asks for. */
                    beforeId?: components["schemas"]["Id"];
                    /** @description Only newer ones; what was missed during a break. */
                    afterId?: components["schemas"]["Id"];
                    /** @description This one and those after it, 200 on a page; what opening a message that was found asks for. */
                    fromId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description One page of 10, or of 200 with fromId, in the order of time. Page 1 holds the latest; after afterId, the first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["ChatMessage"][];
                        count: components["schemas"]["Count"];
                        friend: components["schemas"]["Friend"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    changeReadStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    friendId: components["schemas"]["Id"];
                    /** @description The last one that was on screen. */
                    lastMessageId: components["schemas"]["Id"];
                    clientId?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description What is still unread; an older message than before changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["ChatReadState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    manageConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageConnectionRequest"] | components["schemas"]["ReportMemberRequest"];
            };
        };
        responses: {
            /** @description How the two stand now. The same action twice answers the same; 409 when the other side changed it first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["ConnectionState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    searchType: components["schemas"]["SearchType"];
                    searchText: string;
                    /** @description Page number from 0 (specification 7); a page holds 10. */
                    pageIndex: number;
                };
            };
        };
        responses: {
            /** @description One page. Ignores accents and small typing errors; members who block or are blocked are absent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["SearchResponse"];
                        count: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    addCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCertificateRequest"];
            };
        };
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Certificate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    addPassion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPassionRequest"];
            };
        };
        responses: {
            /** @description The passion; one that the member already has is answered as it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Passion"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getPassionList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description Suggestions that begin with it. */
                    searchText?: string;
                };
            };
        };
        responses: {
            /** @description Mine and up to 10 suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["PassionList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    removePassion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    passionId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description Whose; the caller's own when left out. */
                    otherUserId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The best spoken first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["SpokenLanguage"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    addLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddLanguagesRequest"];
            };
        };
        responses: {
            /** @description All languages of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["SpokenLanguage"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getLanguageList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description In the English and the native name, ignoring accents; every language when left out. */
                    searchText?: string;
                };
            };
        };
        responses: {
            /** @description In the order of the English name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Language"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    removeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    languageId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getInterestList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Ordered by group, then name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Interest"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    manageInterests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManageInterestsRequest"];
            };
        };
        responses: {
            /** @description The chosen interests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Interest"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    addAchievement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAchievementRequest"];
            };
        };
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Achievement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    followUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    otherUserId: components["schemas"]["Id"];
                    /**
                     * @description FOLLOW 1, UNFOLLOW 2 (specification 3).
                     * @enum {integer}
                     */
                    action: 1 | 2;
                };
            };
        };
        responses: {
            /** @description The state after the call; calling twice changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["FollowState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getWorkExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description Whose; the caller's own when left out. */
                    otherUserId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description In the member's own order. 404 when the section is not the caller's to see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["WorkExperience"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    documentType: components["schemas"]["DocumentType"];
                    /** @description The item's own id. */
                    documentId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Deleted, with its files and any running verification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getEducationalDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description Whose; the caller's own when left out. */
                    otherUserId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description In the member's own order. 404 when the section is not the caller's to see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Education"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description Whose; the caller's own when left out. */
                    otherUserId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description In the member's own order. 404 when the section is not the caller's to see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Certificate"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getAchievement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description Whose; the caller's own when left out. */
                    otherUserId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description In the member's own order. 404 when the section is not the caller's to see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Achievement"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getTicketDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    eventId: components["schemas"]["Id"];
                    pageIndex: components["schemas"]["PageIndex"];
                    filters?: {
                        /** @description Name, e-mail or code. */
                        text?: string;
                        packageId?: components["schemas"]["Id"];
                        status?: components["schemas"]["TicketStatus"];
                        checkedIn?: boolean;
                    };
                    /**
                     * @description For the door. A page then holds 500 and publicKey comes along.
                     * @enum {string}
                     */
                    include?: "checkin";
                };
            };
        };
        responses: {
            /** @description One page of tickets by name of the attendee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Ticket"][];
                        count: components["schemas"]["Count"];
                        /** @description Ed25519 public key of the tickets (SPKI as base64url). With include checkin. */
                        publicKey?: string;
                        snapshotAt: components["schemas"]["DateTime"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    jobPosted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description Whose open jobs; all of the caller's own when left out. */
                    otherUserId?: components["schemas"]["Id"];
                    status?: components["schemas"]["JobStatus"];
                    /** @description In title and company. */
                    searchText?: string;
                    /**
                     * @description NEWEST 0 (when left out), APPLY_BY 1, UNANSWERED 2.
                     * @enum {integer}
                     */
                    sort?: 0 | 1 | 2;
                    pageIndex: components["schemas"]["PageIndex"];
                };
            };
        };
        responses: {
            /** @description A page, and how many jobs there are by status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Job"][];
                        count: components["schemas"]["Count"];
                        totals: components["schemas"]["JobTotals"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    addJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddJobRequest"] | components["schemas"]["ChangeJobRequest"];
            };
        };
        responses: {
            /** @description The job; the new draft after DUPLICATE; the draft as it was after DELETE. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Job"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    myBrandPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    pageIndex: components["schemas"]["PageIndex"];
                    cursor?: components["schemas"]["Cursor"];
                    searchText?: components["schemas"]["SearchText"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["FeedItem"][];
                        count: components["schemas"]["Count"];
                        nextCursor?: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    managePost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostRequest"];
            };
        };
        responses: {
            /** @description The post as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["FeedItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    applyJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyJobRequest"] | components["schemas"]["ChangeApplicationRequest"];
            };
        };
        responses: {
            /** @description The application. 409 ALREADY_APPLIED or JOB_CLOSED else. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Application"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getAppliedJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /**
                     * @description ACTIVE 0 (status 1 or 4), DECIDED 1 (2 or 3), WITHDRAWN 2; all when left out.
                     * @enum {integer}
                     */
                    list?: 0 | 1 | 2;
                    requestStatus?: components["schemas"]["RequestStatus"];
                    pageIndex: components["schemas"]["PageIndex"];
                };
            };
        };
        responses: {
            /** @description Newest first, and how many there are in each list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Application"][];
                        count: components["schemas"]["Count"];
                        totals: components["schemas"]["AppliedTotals"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getJobRequestList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description Only this job. */
                    jobId?: components["schemas"]["Id"];
                    /** @description Only this application, with its profileSnapshot; marks it seen. */
                    applicationId?: components["schemas"]["Id"];
                    requestStatus?: components["schemas"]["RequestStatus"];
                    filters?: components["schemas"]["JobRequestFilters"];
                    /**
                     * @description NEWEST 0 (when left out), OLDEST 1, RATING 2, MATCH 3.
                     * @enum {integer}
                     */
                    sort?: 0 | 1 | 2 | 3;
                    pageIndex: components["schemas"]["PageIndex"];
                    /** @description 10 when left out. */
                    pageSize?: number;
                    cursor?: components["schemas"]["Cursor"];
                    /**
                     * @description Adds the report of the job, or of all jobs.
                     * @enum {string}
                     */
                    include?: "report";
                };
            };
        };
        responses: {
            /** @description A page, and how many there are by status. Empty for members who are not HR. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Application"][];
                        count: components["schemas"]["Count"];
                        nextCursor?: components["schemas"]["NextCursor"];
                        byStatus: components["schemas"]["ApplicationsByStatus"];
                        report?: components["schemas"]["JobReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    feedId: components["schemas"]["Id"];
                    feedType: components["schemas"]["FeedType"];
                };
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    verifyJobApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyJobApplicationRequest"];
            };
        };
        responses: {
            /** @description The applications after the call: all moved, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Application"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    ticketList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @enum {string} */
                    when: "UPCOMING" | "PAST" | "CANCELLED";
                    pageIndex: components["schemas"]["PageIndex"];
                };
            };
        };
        responses: {
            /** @description One page; the next event first, past ones with the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["HeldTicket"][];
                        count: components["schemas"]["Count"];
                        /** @description Seats offered to the caller from waiting lists. */
                        offers: components["schemas"]["WaitlistEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    ticketDetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    ticketId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The ticket, the others of its order and its event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["TicketDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description Ignores accents; the caller's own company first when empty. */
                    searchText: string;
                };
            };
        };
        responses: {
            /** @description At most 10, the nearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Company"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    commentDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    feedId: components["schemas"]["Id"];
                    feedType: components["schemas"]["FeedType"];
                    /** @description Only the replies to this comment. */
                    parentCommentId?: components["schemas"]["Id"];
                    /**
                     * @description NEWEST 0, OLDEST 1.
                     * @enum {integer}
                     */
                    sort: 0 | 1;
                    pageIndex: components["schemas"]["PageIndex"];
                    cursor?: components["schemas"]["Cursor"];
                };
            };
        };
        responses: {
            /** @description Comments of blocked members are absent and not counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Comment"][];
                        count: components["schemas"]["Count"];
                        nextCursor?: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    manageComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentRequest"];
            };
        };
        responses: {
            /** @description The comment as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Comment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    likeComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    commentId: components["schemas"]["Id"];
                    action: components["schemas"]["Toggle"];
                    clientId?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The state after the call; calling twice changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["LikeState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    eventShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    feedId: components["schemas"]["Id"];
                    feedType: components["schemas"]["FeedType"];
                };
            };
        };
        responses: {
            /** @description The link. Counted as a share: once of each member, none of the author. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["ShareLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    postReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["ReportReceipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description The random id by which a browser is known again where somebody has logged in, as Set-Cookie gave it. It opens nothing: whoever
                 *     tries passwords from a device that the member is known at is counted there, and is let through when strangers have used up the
                 *     tries of this phone. A value that the server does not know of this phone counts as none.
                 */
                "rolecast-device"?: components["parameters"]["KnownDevice"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The new password counts from now on. After a recovery the cookie comes with the session. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["KnownDevice"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    verifyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["OtpTicket"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    transactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    pageIndex: components["schemas"]["PageIndex"];
                    type?: components["schemas"]["TransactionType"];
                    status?: components["schemas"]["TransactionStatus"];
                    from?: components["schemas"]["Date"];
                    /** @description The last day included. */
                    to?: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description One page, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Transaction"][];
                        count: components["schemas"]["Count"];
                        /** @description Over all pages of the filter. */
                        totals: components["schemas"]["TransactionTotal"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    transactionDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    transactionId?: components["schemas"]["Id"];
                    providerRef?: components["schemas"]["ProviderRef"];
                };
            };
        };
        responses: {
            /** @description The payment. While it is PENDING the server asks the provider first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Transaction"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    aboutUs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["AboutPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    contactUs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactLookup"] | components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description The contact data for an empty object, a reference number for a message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["ContactPage"] | components["schemas"]["ContactReceipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /** @description Whose; the caller's own when left out. PENDING is for the caller's own only. */
                    otherUserId?: components["schemas"]["Id"];
                    type: components["schemas"]["RecommendationType"];
                    pageIndex: components["schemas"]["PageIndex"];
                };
            };
        };
        responses: {
            /** @description Newest first. Of another member only what they show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Recommendation"][];
                        count: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    manageRecommendation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskRecommendationRequest"] | components["schemas"]["WriteRecommendationRequest"] | components["schemas"]["ChangeRecommendationRequest"];
            };
        };
        responses: {
            /** @description The recommendation; after DELETE as it was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Recommendation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getNotificationList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    pageIndex: components["schemas"]["PageIndex"];
                    /**
                     * @description Only unread ones.
                     * @constant
                     */
                    unread?: true;
                };
            };
        };
        responses: {
            /** @description One page, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Notification"][];
                        count: components["schemas"]["Count"];
                        unreadCount: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    notificationId?: components["schemas"]["Id"];
                    /** @constant */
                    all?: true;
                };
            };
        };
        responses: {
            /** @description Read; there is no way back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    verificationRequestList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequestListRequest"];
            };
        };
        responses: {
            /** @description With LIST a page of the caller's own items, requests of HR first; else the one item as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["VerificationItem"][];
                        count: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getUpgradeToPremium: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of members. */
                    userId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["PremiumPlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    upgradeToPremium: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The member is premium; calling twice changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["PremiumState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    notificationUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type: components["schemas"]["NotificationToggleType"];
                    value: boolean;
                };
            };
        };
        responses: {
            /** @description All settings after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["NotificationSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    fetchNotificationValue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["NotificationSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            default: components["responses"]["Failure"];
        };
    };
    updateDeviceToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    deviceToken: components["schemas"]["DeviceToken"];
                };
            };
        };
        responses: {
            /** @description Registered; the same token twice changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    dashboardDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Never names a blocked member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Dashboard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    presignedUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresignedUrlRequest"];
            };
        };
        responses: {
            /** @description Where to send it, and the mediaKey to use afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["PresignedUrl"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    checkoutPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    transactionId: components["schemas"]["Id"];
                    attendees?: components["schemas"]["Attendee"][];
                    buyerEmail?: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description What the card form needs. Called again it is the same intent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Checkout"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    eventTicketPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventTicketPurchaseRequest"];
            };
        };
        responses: {
            /** @description The tickets and the payment; calling twice gives the same tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Purchase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getTransactionId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetTransactionIdRequest"];
            };
        };
        responses: {
            /** @description The hold. Sent with a new choice for the same event it replaces the earlier one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Hold"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    sendForVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendForVerificationRequest"];
            };
        };
        responses: {
            /** @description The item, in review. Files are deleted 90 days after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["VerificationItem"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    liveStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveStartRequest"];
            };
        };
        responses: {
            /** @description The room. Followers are told at most once in 30 minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["LiveChannel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    liveStop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    channelName: components["schemas"]["ChannelName"];
                };
            };
        };
        responses: {
            /** @description The room at its end. A running recording is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["LiveChannel"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    recordStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    channelName: components["schemas"]["ChannelName"];
                    /** @description The running recording that needs more uploadUrls. */
                    recordingId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Where the parts go. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["RecordingUpload"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    recordStop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordStopRequest"];
            };
        };
        responses: {
            /** @description The recording; PROCESSING until recording.ready comes over the stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Recording"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCommentRequest"];
            };
        };
        responses: {
            /** @description The comment after ADD, HIDE and PIN; otherwise no response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response?: components["schemas"]["LiveComment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    fetchChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    channelName?: components["schemas"]["ChannelName"];
                    eventId?: components["schemas"]["Id"];
                    mediaType?: components["schemas"]["StreamMediaType"];
                };
            };
        };
        responses: {
            /** @description With channelName that room, also after its end; with eventId the room on air of that event, if there is one that the caller may enter; with mediaType all of these of a kind, the largest audience first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["LiveChannel"][];
                        count: components["schemas"]["Count"];
                        /** @description With channelName: the last 50 in the order of time. */
                        comments?: components["schemas"]["LiveComment"][];
                        /** @description With channelName, for its host: who is in the room. */
                        members?: components["schemas"]["Author"][];
                        /** @description With channelName, for its host: the latest first. Whoever was removed and muted stands there twice. */
                        keptOut?: components["schemas"]["KeptOut"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    generateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    channelName: components["schemas"]["ChannelName"];
                    role: components["schemas"]["LiveRole"];
                    /** @description Moves the host from another tab to this one. */
                    takeover?: boolean;
                };
            };
        };
        responses: {
            /** @description How to reach the media of the room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["LiveAccess"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    likeUnlike: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    channelName?: components["schemas"]["ChannelName"];
                    recordingId?: components["schemas"]["Id"];
                    action: components["schemas"]["Toggle"];
                };
            };
        };
        responses: {
            /** @description The state after the call; calling twice changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["LikeState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    recordings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    mediaType: components["schemas"]["StreamMediaType"];
                    pageIndex: components["schemas"]["PageIndex"];
                    mine?: boolean;
                    otherUserId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description One page, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["Recording"][];
                        count: components["schemas"]["Count"];
                        /** @description With mine. */
                        storage?: {
                            usedBytes: number;
                            limitBytes: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    recordDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    recordingId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Deleted, with its files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failure"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description The message after SEND and after DELETE of one message for both; otherwise no response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response?: components["schemas"]["ChatMessage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    saveFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    feedId: components["schemas"]["Id"];
                    feedType: components["schemas"]["FeedType"];
                    action: components["schemas"]["Toggle"];
                };
            };
        };
        responses: {
            /** @description The state after the call; calling twice changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["SaveState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    manageJobSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /**
                     * @description LIST 0, SAVE 1, DELETE 2.
                     * @enum {integer}
                     */
                    action: 0 | 1 | 2;
                    searchId?: components["schemas"]["Id"];
                    filters?: components["schemas"]["JobFilters"];
                    /**
                     * @description As in getFeedList.
                     * @enum {integer}
                     */
                    sort?: 0 | 1 | 2 | 3;
                    sortCurrency?: components["schemas"]["Currency"];
                };
            };
        };
        responses: {
            /** @description All of them as they stand now, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["JobSearch"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    hideFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    feedId: components["schemas"]["Id"];
                    feedType: components["schemas"]["FeedType"];
                    action: components["schemas"]["Toggle"];
                };
            };
        };
        responses: {
            /** @description The state after the call; calling twice changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["HiddenState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getHiddenPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    pageIndex: components["schemas"]["PageIndex"];
                    cursor?: components["schemas"]["Cursor"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["FeedItem"][];
                        count: components["schemas"]["Count"];
                        nextCursor?: components["schemas"]["NextCursor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    getMentionSuggestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /**
                     * @description MEMBER 0, TAG 1.
                     * @enum {integer}
                     */
                    kind: 0 | 1;
                    /** @description Beginning of any word of the name, or of the tag. Empty: those one follows, or the most used. */
                    text: string;
                };
            };
        };
        responses: {
            /**
             * @description At most eight. Nobody across a block, nobody who left. Members of a role that the caller may not search (specification 6)
             *     only when the caller follows them or is connected with them.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["MentionSuggestions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: components["schemas"]["Id"];
                    /**
                     * @description REQUEST 0, STATUS 1.
                     * @enum {integer}
                     */
                    action: 0 | 1;
                };
            };
        };
        responses: {
            /** @description How far it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: components["schemas"]["Message"];
                        response: components["schemas"]["DataExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    stream: {
        parameters: {
            query?: {
                /** @description Live rooms that a tab of this browser shows; their `live.*` events come along and the member counts as audience. */
                channelName?: components["schemas"]["ChannelName"][];
            };
            header?: {
                /** @description Resume after this event. Absent means from now on. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream; it stays open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    checkoutWebhook: {
        parameters: {
            query?: never;
            header: {
                "stripe-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderEvent"];
            };
        };
        responses: {
            /** @description Taken. The same event twice changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["RateLimited"];
            /** @description The server answers, its database does not. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    openapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1, bundled into one document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        openapi: string;
                        info: Record<string, never>;
                        paths: Record<string, never>;
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
}
