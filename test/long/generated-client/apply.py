"""From a new position to an accepted application, through the generated client alone. TOLD: address, tokens and a PDF."""

import json
import os
from datetime import date, timedelta

import openapi_client as api

told = json.loads(os.environ["TOLD"])


class Person:
    def __init__(self, name):
        client = api.ApiClient(api.Configuration(host=told["address"], access_token=told[name]))
        self.people, self.catalogues, self.jobs = api.PeopleApi(client), api.CataloguesApi(client), api.JobsApi(client)
        self.applicants, self.applications = api.ApplicantsApi(client), api.ApplicationsApi(client)
        self.documents, self.evaluation = api.DocumentsApi(client), api.EvaluationApi(client)


def refused(status, operation, *words, **named):
    try:
        raise AssertionError(f"not refused: {operation(*words, **named)}")
    except api.ApiException as refusal:
        assert refusal.status == status and isinstance(refusal.data, api.Problem), refusal
        return [fault.pointer for fault in refusal.data.errors or []]


professor, applicant = Person("professor"), Person("applicant")

me = professor.people.get_me()
assert "PROFESSOR" in me.roles and me.research_group, me
catalogues = professor.catalogues.get_catalogues()
refused(403, applicant.jobs.create_job, me.research_group.research_group_id, api.NewJob(title="Not mine"))

title = "Doctoral position in generated clients"
job_id = professor.jobs.create_job(me.research_group.research_group_id, api.NewJob(title=title)).job_id
publish = api.JobStateChange(state="PUBLISHED")
assert "/location" in refused(400, professor.jobs.change_job_state, job_id, publish)
whole = api.EditedJob(
    title=title,
    subject_area=catalogues.subject_areas[0].code,
    location=catalogues.locations[0].code,
    supervising_professor_id=me.user_id,
    application_deadline=date.today() + timedelta(days=30),
    description_en="<p>You read what a machine wrote.</p>",
)
professor.jobs.replace_job(job_id, whole)
professor.jobs.change_job_state(job_id, publish)
assert professor.jobs.get_job(job_id).application_deadline == whole.application_deadline

found = applicant.jobs.list_open_jobs(query="generated clients", sort="title")
assert [each.job_id for each in found.items] .count(job_id) == 1, found
application_id = applicant.applications.start_application(job_id).application_id
degree = api.Degree(kind="MASTER", name="Informatics", university="University of Vienna", date=date(2020, 2, 29))
applicant.applicants.replace_my_profile(api.ProfileForm(degrees=[degree]))
assert refused(400, applicant.applications.submit_application, application_id) == ["/motivation"]
wish = api.ApplicationChanges(motivation="<p>I read it as well.</p>")
applicant.applications.update_application(application_id, wish)
file = ("Zeugnis, größeres.pdf", bytes.fromhex(told["pdf"]))
document = applicant.documents.upload_application_document(application_id, "MASTER_TRANSCRIPT", file)
assert (document.name, document.page_count) == (file[0], 1), document
assert applicant.documents.download_document(document.document_id) == file[1]
applicant.applications.submit_application(application_id)

waiting = professor.evaluation.list_evaluated_applications(job_id=[job_id], state=["SENT"], unrated_by_me=True)
assert [each.application_id for each in waiting.items] == [application_id], waiting
professor.evaluation.open_application(application_id)
professor.evaluation.rate_application(application_id, api.NewRating(overall=2, note="It compiles."))
professor.evaluation.add_comment(application_id, api.NewComment(text="Strict in what she reads."))
detail = professor.evaluation.get_evaluated_application(application_id)
assert detail.state == "IN_REVIEW", detail
assert professor.evaluation.download_dossier(application_id).startswith(b"%PDF-")
professor.evaluation.accept_application(application_id, api.Acceptance(message="Welcome!"))
table = professor.evaluation.export_applications_csv(job_id=[job_id])
assert len(table.strip().splitlines()) == 2, table
assert professor.evaluation.export_applications_xlsx(job_id=[job_id]).startswith(b"PK")
assert professor.evaluation.get_evaluated_application(application_id).state == "ACCEPTED"
